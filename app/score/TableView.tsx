import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { Tie } from '../../src/game/ties';
import type { Counted, ScoreStore } from '../../src/state/scores';
import { Card } from '../../src/ui/components/Card';
import { Wrong } from '../../src/ui/components/TextField';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { AddToTable } from './AddToTable';
import { EntryDialog } from './EntryDialog';
import { PlanMatrix } from './PlanMatrix';
import { TableRow } from './TableRow';
import { TieQuestion } from './TieQuestion';

/** Everybody with rank, temps and points; a tie asks its question where it stands. */
export function TableView({ store, counted }: { store: ScoreStore; counted: Counted }) {
  const { t } = useTranslation();
  const saved = useStore(store, (state) => state.saved);
  const [editing, setEditing] = useState<number | null>(null);
  const blocks = blocksOf(counted);
  return (
    <>
      {saved ? null : <Wrong text={t('ranking.notSaved')} />}
      <Card style={{ padding: 0, gap: 0, overflow: 'hidden' }}>
        {blocks.map(({ seats, tie }, index) => (
          <Block key={seats.join()} first={index === 0} tie={tie} store={store} counted={counted}>
            {seats.map((seat, row) => (
              <TableRow
                key={seat}
                store={store}
                counted={counted}
                seat={seat}
                first={row === 0}
                onPress={() => setEditing(seat)}
              />
            ))}
          </Block>
        ))}
      </Card>
      <AddToTable store={store} counted={counted} />
      <PlanMatrix store={store} counted={counted} />
      {editing === null ? null : (
        <EntryDialog store={store} counted={counted} seat={editing} onClose={() => setEditing(null)} />
      )}
    </>
  );
}

interface BlockProps {
  first: boolean;
  tie: Tie | null;
  store: ScoreStore;
  counted: Counted;
  children: React.ReactNode;
}

/** Those who are level and wait for an answer stand out together. */
function Block({ first, tie, store, counted, children }: BlockProps) {
  const theme = useTheme();
  return (
    <View
      style={{
        ...(first
          ? { borderTopLeftRadius: RADIUS.l - 1, borderTopRightRadius: RADIUS.l - 1 }
          : { borderTopWidth: 1, borderTopColor: theme.line }),
        paddingHorizontal: SPACE.s,
        backgroundColor: tie === null ? 'transparent' : theme.mustardTint,
      }}
    >
      {children}
      {tie === null ? null : (
        <TieQuestion key={`${tie.ask} ${tie.by}`} tie={tie} store={store} counted={counted} />
      )}
    </View>
  );
}

interface Level {
  readonly seats: readonly number[];
  readonly tie: Tie | null;
}

/** Seats by place, those without one last; an open tie is one block. */
function blocksOf({ table }: Counted): readonly Level[] {
  const order = table.lines
    .map(({ place }, seat) => ({ seat, place: place ?? Infinity }))
    .sort((a, b) => (a.place === b.place ? a.seat - b.seat : a.place - b.place));
  const asked = new Set<Tie>();
  return order.flatMap(({ seat }): Level[] => {
    const tie = table.ties.find(({ seats }) => seats.includes(seat)) ?? null;
    if (tie === null) return [{ seats: [seat], tie }];
    if (asked.has(tie)) return [];
    asked.add(tie);
    return [{ seats: tie.seats, tie }];
  });
}
