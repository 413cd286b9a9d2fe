import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import type { BoxItem } from '../../src/game/boxItem';
import { opponentChosen, tableFaults, type TableDraft, type TableFault } from '../../src/state/tableDraft';
import { Button } from '../../src/ui/components/Button';
import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { useBox, useTable } from '../../src/ui/setup/stores';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { SPACE } from '../../src/ui/theme/tokens';
import { useStartTable } from './useStartTable';

/** Says what will start, or what is missing. */
export function StartBar() {
  const { t } = useTranslation();
  const theme = useTheme();
  const start = useStartTable();
  const draft = useTable((state) => state.draft);
  const items = useBox((state) => state.items);
  const [fault] = tableFaults(draft, items);
  const wide = useWindowDimensions().height < 480;
  return (
    <>
      {fault ? null : (
        <View
          style={{
            flexDirection: 'row',
            justifyContent: 'center',
            alignItems: 'center',
            gap: SPACE.s,
            ...(wide ? { flexShrink: 1 } : {}),
          }}
        >
          <Icon name="check" color={theme.primary} size={18} />
          <Text type="caption" tone="inkSoft" style={{ flexShrink: 1 }}>
            {readyWords(t, draft, items)}
          </Text>
        </View>
      )}
      <Button
        kind="filled"
        title={fault ? tableFaultWords(t, fault) : t('table.start')}
        {...(fault ? {} : { icon: 'play' as const })}
        disabled={fault !== undefined}
        onPress={start}
        testID="start"
        style={wide ? { flex: 1 } : {}}
      />
    </>
  );
}

/** Why the game cannot begin yet. */
export function tableFaultWords(t: TFunction, fault: TableFault): string {
  switch (fault.code) {
    case 'town':
    case 'opponent':
      return t(`table.fault.${fault.code}`);
    case 'plan':
    case 'planBeyondSheet':
      return t(`table.fault.${fault.code}`, { stack: fault.stack });
  }
}

function readyWords(t: TFunction, draft: TableDraft, items: readonly BoxItem[]): string {
  const { edition, advanced, mode, players } = draft;
  const level = t(advanced ? 'table.advancedLevel' : 'table.basicLevel');
  const who = {
    table: () => t('table.who', { count: Math.max(1, players.length) }),
    expert: () => t('table.who', { count: Math.max(1, players.length) }),
    solo: () => t('table.alone'),
    aaa: () => t('table.against', { name: opponentChosen(draft, items)?.name ?? '' }),
  }[mode]();
  return t('table.ready', { edition, level, who });
}
