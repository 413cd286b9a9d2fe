import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isSheet } from '../../src/game/boxItem';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { useColumn } from '../../src/ui/components/useColumn';
import { SheetPreview } from '../../src/ui/setup/SheetPreview';
import { useBox } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { sheetFacts } from './sheetFacts';

const PREVIEW = 150; // px of height

/** The sheets of My box, each as it looks. */
export function BoxSheets({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const navigation = useNavigation();
  const sheets = useBox((state) => state.items).filter(isSheet);
  const width = useColumn() - 2 * SPACE.m;
  const add = () => navigation.navigate('Sheet', { id: 'new' });
  return (
    <Section title={t('box.sheets')} action={{ title: t('box.addSheet'), icon: 'plus', run: add }}>
      {sheets.length === 0 ? (
        <Card>
          <Text tone="inkSoft">{t('box.noSheets')}</Text>
        </Card>
      ) : null}
      <View style={{ gap: SPACE.s }}>
        {sheets.map(({ id, name, body }) => (
          <Touchable
            key={id}
            label={t('box.more', { name })}
            hint={sheetFacts(t, body)}
            onPress={() => onOpen(id)}
            style={{
              gap: SPACE.xs,
              padding: SPACE.m,
              borderRadius: RADIUS.l,
              borderWidth: 1,
              borderColor: theme.line,
              backgroundColor: theme.surface,
            }}
          >
            <Text type="display" style={{ fontSize: 22, lineHeight: 28 }}>
              {name}
            </Text>
            <Text type="caption" tone="inkSoft">
              {sheetFacts(t, body)}
            </Text>
            <View aria-hidden>
              <SheetPreview sheet={body} width={width} height={PREVIEW} label={name} />
            </View>
          </Touchable>
        ))}
      </View>
    </Section>
  );
}
