import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';

import type { StatsFacets } from '../../src/game/statistics';
import type { StatsFilter } from '../../src/game/statistics/entries';
import { PLAYER_COLOURS } from '../../src/state/players';
import type { StatsStore } from '../../src/state/statistics';
import { MODES } from '../../src/state/tableDraft';
import type { Player } from '../../src/storage/types';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { Dialog } from '../../src/ui/components/Dialog';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { modeName } from '../history/words';
import { personName } from './words';

interface FiltersProps {
  store: StatsStore;
  facets: StatsFacets;
  players: readonly Player[];
}

/** Whose games, and which; only what would make a difference is offered. */
export function StatsFilters({ store, facets, players }: FiltersProps) {
  const { t } = useTranslation();
  const filter = useStore(store, (state) => state.filter);
  const narrow = useStore(store, (state) => state.narrow);
  const set = <P extends keyof StatsFilter>(part: P, value: StatsFilter[P] | null) => {
    const { [part]: old, ...rest } = filter;
    narrow(value === null || value === old ? rest : { ...rest, [part]: value }); // picked again: all
  };
  const modes = MODES.filter((mode) => facets.modes.includes(mode));
  return (
    <Chips label={t('stats.filters')}>
      <Pick
        title={t('stats.everyone')}
        question={t('stats.who')}
        any={t('stats.everyone')}
        value={filter.person}
        options={facets.people.map((person) => ({
          value: person.key,
          title: personName(t, person),
          mark: markOf(players, person.key),
        }))}
        onPick={(person) => set('person', person)}
      />
      <Pick
        title={t('stats.edition')}
        any={t('stats.any.edition')}
        value={filter.edition}
        options={facets.editions.map((edition) => ({ value: edition, title: edition }))}
        onPick={(edition) => set('edition', edition)}
      />
      <Pick
        title={t('stats.mode')}
        any={t('stats.any.mode')}
        value={filter.mode}
        options={modes.map((mode) => ({ value: mode, title: modeName(t, mode) }))}
        onPick={(mode) => set('mode', mode)}
      />
      <Pick
        title={t('stats.players')}
        any={t('stats.any.players')}
        value={filter.players}
        options={facets.players.map((count) => ({ value: count, title: t('stats.count', { count }) }))}
        onPick={(count) => set('players', count)}
      />
      <Pick
        title={t('stats.year')}
        any={t('stats.any.year')}
        value={filter.year}
        options={facets.years.map((year) => ({ value: year, title: `${year}` }))}
        onPick={(year) => set('year', year)}
      />
    </Chips>
  );
}

function markOf(players: readonly Player[], id: string): ReactNode {
  const player = players.find((one) => one.id === id);
  const colour = player && PLAYER_COLOURS[player.colour];
  return colour ? <PlayerMark colour={colour} size={16} /> : undefined;
}

interface PickProps<T> {
  title: string;
  question?: string;
  any: string; // all of them
  value: T | undefined;
  options: readonly { readonly value: T; readonly title: string; readonly mark?: ReactNode }[];
  onPick: (value: T | null) => void;
}

/** A chip that asks which; with one to choose from there is nothing to ask. */
function Pick<T extends string | number>({
  title,
  question = title,
  any,
  value,
  options,
  onPick,
}: PickProps<T>) {
  const [asking, setAsking] = useState(false);
  if (options.length < 2 && value === undefined) return null;
  const chosen = options.find((option) => option.value === value);
  const pick = (next: T | null) => {
    setAsking(false);
    onPick(next);
  };
  return (
    <>
      <Chip
        title={chosen?.title ?? title}
        label={chosen ? `${question}: ${chosen.title}` : question}
        {...(chosen?.mark === undefined ? { icon: 'down' as const } : { mark: chosen.mark })}
        checked={chosen !== undefined}
        onPress={() => setAsking(true)}
      />
      <Dialog title={question} open={asking} onClose={() => setAsking(false)}>
        <Chips>
          <Chip title={any} checked={value === undefined} onPress={() => pick(null)} />
          {options.map((option) => (
            <Chip
              key={option.value}
              title={option.title}
              mark={option.mark}
              checked={option.value === value}
              onPress={() => pick(option.value)}
            />
          ))}
        </Chips>
      </Dialog>
    </>
  );
}
