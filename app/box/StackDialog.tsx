import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { STACKS, type Stack } from '../../src/rules/types';
import { Button } from '../../src/ui/components/Button';
import { Dialog } from '../../src/ui/components/Dialog';
import { SPACE } from '../../src/ui/theme/tokens';

/** Which stack a copied card belongs to: 1–3 are of 2018, A–C of 2023. */
export function StackDialog({ onClose, onPick }: { onClose: () => void; onPick: (stack: Stack) => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('box.stackOf')} open onClose={onClose}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {STACKS.map((stack) => (
          <Button
            key={stack}
            icon="plan"
            title={`${stack}`}
            style={{ flexGrow: 1, flexBasis: '28%' }}
            onPress={() => onPick(stack)}
          />
        ))}
      </View>
    </Dialog>
  );
}
