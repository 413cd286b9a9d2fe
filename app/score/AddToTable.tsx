import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cleanTyping, sameName } from '../../src/game/names';
import { playerFault, PLAYER_COLOURS, type PlayerFault } from '../../src/state/players';
import { MOST_PLAYERS, type Counted, type ScoreStore } from '../../src/state/scores';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { IconButton } from '../../src/ui/components/IconButton';
import { Section } from '../../src/ui/components/Section';
import { TextField } from '../../src/ui/components/TextField';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { usePlayers } from '../../src/ui/setup/stores';
import { useStore } from 'zustand';

const OFFERED = 8; // chips; others are typed

/** Somebody else who played: one of the players known here, or a new name. */
export function AddToTable({ store, counted }: { store: ScoreStore; counted: Counted }) {
  const { t } = useTranslation();
  const known = useStore(store, (state) => state.known);
  const addPlayer = usePlayers((state) => state.add);
  const everybody = usePlayers((state) => state.players);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { players } = counted;
  if (players.length >= MOST_PLAYERS) return null;
  const free = known.filter(({ id }) => !players.some(({ playerId }) => playerId === id));
  const seat = (name: string, id: string | null) => store.getState().add(name, id);
  const fault = (why: PlayerFault) => setWrong(nameFaultWords(t, why, typed));
  const submit = () => {
    if (players.some(({ name }) => sameName(name, typed)))
      return setWrong(t('ranking.alreadyHere', { name: typed.trim() }));
    const old = everybody.find(({ name }) => sameName(name, typed));
    const added = old ?? addPlayer(typed);
    if (typeof added === 'string') return fault(playerFault([], typed) ?? added);
    seat(added.name, added.id);
    void store.getState().know();
    setTyped('');
  };
  return (
    <Section title={t('ranking.more')}>
      {free.length === 0 ? null : (
        <Chips label={t('ranking.more')}>
          {free.slice(0, OFFERED).map(({ id, name, colour }) => (
            <Chip
              key={id}
              title={name}
              label={`${t('ranking.addName')}: ${name}`}
              mark={<PlayerMark colour={PLAYER_COLOURS[colour] ?? PLAYER_COLOURS[0]} />}
              icon="plus"
              dashed
              onPress={() => seat(name, id)}
            />
          ))}
        </Chips>
      )}
      <TextField
        label={t('ranking.name')}
        placeholder={t('ranking.name')}
        icon="person"
        value={typed}
        onChange={(text) => {
          setWrong(null);
          setTyped(cleanTyping(text));
        }}
        onSubmit={submit}
        wrong={wrong}
        action={<IconButton icon="plus" label={t('ranking.addName')} onPress={submit} />}
      />
    </Section>
  );
}
