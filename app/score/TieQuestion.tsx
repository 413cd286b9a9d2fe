import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { replaced } from '../../src/rules/at';
import type { Tie } from '../../src/game/ties';
import type { Counted, ScoreStore } from '../../src/state/scores';
import { Button } from '../../src/ui/components/Button';
import { NumberField } from '../../src/ui/components/NumberField';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { nameOf } from '../history/words';

interface TieQuestionProps {
  tie: Tie;
  store: ScoreStore;
  counted: Counted;
}

const MOST = 99;

/** Asks the one figure that may tell the level ones apart (R8.7); likely answers are a tap away. */
export function TieQuestion({ tie, store, counted }: TieQuestionProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const [other, setOther] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const player = counted.players[tie.ask];
  if (player === undefined) return null;
  const name = (seat: number) => nameOf(t, counted.players[seat] ?? { name: '' });
  const size = tie.by === 'estates' ? null : Number(tie.by.slice(-1));
  const answer = (value: number) =>
    store
      .getState()
      .change(
        tie.ask,
        size === null ? { estates: value } : { sizes: replaced(player.entry.sizes, size - 1, value) },
      );
  const middle = tie.known[0]?.value ?? (size === null ? 8 : 2);
  const low = Math.max(0, middle - 2);
  const question =
    size === null
      ? t('ranking.askEstates', { name: name(tie.ask) })
      : t('ranking.askSize', { name: name(tie.ask), size });
  const total = counted.table.lines[tie.ask]?.total ?? 0;
  const known = tie.known.map(({ seat, value }) => t('ranking.tieKnown', { name: name(seat), value }));
  return (
    <View
      role="group"
      aria-label={question}
      accessibilityLabel={question}
      style={{
        gap: SPACE.s,
        marginBottom: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.m,
        backgroundColor: theme.surface,
      }}
    >
      <Text type="label">{question}</Text>
      <Text type="caption" tone="inkSoft">
        {[t('ranking.tieWhy', { total }), ...known].join(' ')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
        {[low, low + 1, low + 2, low + 3].map((value) => (
          <Answer key={value} title={`${value}`} label={`${value}`} onPress={() => answer(value)} />
        ))}
        <Answer title="+" label={t('ranking.other')} onPress={() => setOther(!other)} />
      </View>
      {other ? (
        <>
          <NumberField label={t('ranking.other')} value={typed} min={0} max={MOST} onChange={setTyped} />
          <Button
            title={t('ranking.answer')}
            disabled={typed === null}
            onPress={() => {
              if (typed !== null) answer(typed);
            }}
          />
        </>
      ) : null}
    </View>
  );
}

function Answer({ title, label, onPress }: { title: string; label: string; onPress: () => void }) {
  const theme = useTheme();
  return (
    <Touchable
      label={label}
      onPress={onPress}
      style={{
        flexGrow: 1,
        flexBasis: 44,
        borderRadius: RADIUS.m,
        borderWidth: 1,
        borderColor: theme.edge,
        backgroundColor: theme.surface,
      }}
    >
      <Text type="title" center>
        {title}
      </Text>
    </Touchable>
  );
}
