import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { cleanTyping } from '../../src/game/names';
import type { Player, PlayerFault } from '../../src/state/players';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { IconButton } from '../../src/ui/components/IconButton';
import { Section } from '../../src/ui/components/Section';
import { TextField } from '../../src/ui/components/TextField';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { useForms, usePlayers, useTable } from '../../src/ui/setup/stores';

/** Who plays: tick, add, or take a table that has played before. */
export function PlayersSection() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const players = usePlayers((state) => state.players);
  const chosen = useTable((state) => state.draft.players);
  const groups = useTable((state) => state.groups);
  const { togglePlayer, setPlayers } = useTable((state) => state);
  const here = (ids: readonly string[]) => ids.flatMap((id) => players.filter((player) => player.id === id));
  const others = groups.map(here).filter((group) => group.length > 0 && !sameTable(group, here(chosen)));
  const [last, ...older] = others;
  return (
    <Section
      title={t('table.players')}
      action={
        last
          ? { title: t('table.sameAsLast'), icon: 'check', run: () => setPlayers(last.map(({ id }) => id)) }
          : undefined
      }
    >
      <Chips label={t('table.players')}>
        {players.map(({ id, name, colour, isMe }) => (
          <Chip
            key={id}
            title={name}
            label={isMe ? t('table.isMe', { name }) : name}
            {...(isMe ? { note: t('table.me') } : {})}
            mark={<PlayerMark colour={colour} />}
            checked={chosen.includes(id)}
            onPress={() => togglePlayer(id)}
          />
        ))}
        <AddPlayer />
        {players.length > 0 ? (
          <Chip
            dashed
            icon="pencil"
            title={t('table.manage')}
            onPress={() => navigation.navigate('Players')}
          />
        ) : null}
        {older.slice(0, 2).map((group) => (
          <Chip
            key={group.map(({ id }) => id).join()}
            icon="people"
            title={t('table.group', { names: namesOf(group) })}
            onPress={() => setPlayers(group.map(({ id }) => id))}
          />
        ))}
      </Chips>
      <NewPlayer />
    </Section>
  );
}

const namesOf = (group: readonly Player[]) => group.map(({ name }) => name).join(', ');

function sameTable(one: readonly Player[], other: readonly Player[]): boolean {
  return one.length === other.length && one.every((player) => other.includes(player));
}

const FIELD = 'newPlayer';
const OPEN = 'newPlayerOpen';

function AddPlayer() {
  const { t } = useTranslation();
  const open = useForms((state) => state.texts[OPEN] === OPEN);
  const keepText = useForms((state) => state.keepText);
  const nobody = usePlayers((state) => state.players.length === 0);
  return (
    <Chip
      dashed
      icon={open ? 'minus' : 'plus'}
      title={nobody ? t('table.addPlayer') : ''}
      label={t('table.addPlayer')}
      onPress={() => keepText(OPEN, open ? '' : OPEN)}
    />
  );
}

/** The field stays open: a table is often entered name after name. */
function NewPlayer() {
  const { t } = useTranslation();
  const open = useForms((state) => state.texts[OPEN] === OPEN);
  const typed = useForms((state) => state.texts[FIELD] ?? '');
  const keepText = useForms((state) => state.keepText);
  const add = usePlayers((state) => state.add);
  const toggle = useTable((state) => state.togglePlayer);
  const [fault, setFault] = useState<PlayerFault | null>(null);
  if (!open) return null;
  const submit = () => {
    const added = add(typed);
    if (typeof added === 'string') return setFault(added);
    toggle(added.id);
    keepText(FIELD, '');
  };
  const type = (text: string) => {
    setFault(null);
    keepText(FIELD, cleanTyping(text));
  };
  return (
    <TextField
      label={t('table.playerName')}
      placeholder={t('table.playerName')}
      icon="person"
      value={typed}
      onChange={type}
      onSubmit={submit}
      wrong={fault ? nameFaultWords(t, fault, typed) : null}
      action={<IconButton icon="check" label={t('table.addName')} onPress={submit} />}
    />
  );
}
