import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { HistoryStore } from '../../src/state/history';
import { MODES } from '../../src/state/tableDraft';
import type { HistoryFacets, HistoryFilter } from '../../src/storage/types';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { Dialog } from '../../src/ui/components/Dialog';
import { Text } from '../../src/ui/components/Text';
import { SPACE } from '../../src/ui/theme/tokens';
import { SearchField } from './SearchField';
import { modeName } from './words';

type Part = Exclude<keyof HistoryFilter, 'search'>;

/** Search and chips; only what would make a difference is offered. */
export function Filters({ store }: { store: HistoryStore }) {
  const { t } = useTranslation();
  const filter = useStore(store, (state) => state.filter);
  const facets = useStore(store, (state) => state.facets);
  const matching = useStore(store, (state) => state.matching);
  const narrow = useStore(store, (state) => state.narrow);
  if (facets === null || facets.finished === 0) return null;
  const toggle = <P extends Part>(part: P, value: NonNullable<HistoryFilter[P]>) => {
    const { [part]: old, ...rest } = filter;
    void narrow(old === value ? rest : { ...rest, [part]: value });
  };
  const { search = '', ...chosen } = filter;
  const free = Object.keys(chosen).length === 0;
  const modes = MODES.filter((mode) => facets.modes.includes(mode));
  return (
    <View style={{ gap: SPACE.s }}>
      <SearchField store={store} />
      <Chips label={t('history.filters')}>
        <Chip
          title={t('history.all', { count: facets.finished })}
          checked={free}
          onPress={() => void narrow({ search })}
        />
        {facets.editions.length > 1
          ? facets.editions.map((edition) => (
              <Chip
                key={edition}
                title={t('history.edition', { edition })}
                checked={filter.edition === edition}
                onPress={() => toggle('edition', edition)}
              />
            ))
          : null}
        {modes.length > 1
          ? modes.map((mode) => (
              <Chip
                key={mode}
                title={modeName(t, mode)}
                checked={filter.mode === mode}
                onPress={() => toggle('mode', mode)}
              />
            ))
          : null}
        <Years facets={facets} year={filter.year} onPick={(year) => toggle('year', year)} />
      </Chips>
      {free && search === '' ? null : (
        <View role="status" aria-live="polite">
          <Text type="caption" tone="inkSoft">
            {t('history.found', { found: matching, count: facets.finished })}
          </Text>
        </View>
      )}
    </View>
  );
}

interface YearsProps {
  facets: HistoryFacets;
  year: number | undefined;
  onPick: (year: number) => void; // picked again: every year
}

/** Years are too many for chips in the row: one chip asks which. */
function Years({ facets: { years }, year, onPick }: YearsProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (years.length < 2) return null;
  const pick = (one: number) => {
    setAsking(false);
    onPick(one);
  };
  return (
    <>
      <Chip
        title={year === undefined ? t('history.year') : String(year)}
        label={year === undefined ? t('history.year') : `${t('history.year')}: ${year}`}
        icon="down"
        checked={year !== undefined}
        onPress={() => setAsking(true)}
      />
      <Dialog title={t('history.yearQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Chips>
          {year === undefined ? null : (
            <Chip icon="undo" title={t('history.everyYear')} onPress={() => pick(year)} />
          )}
          {years.map((one) => (
            <Chip
              key={one}
              title={String(one)}
              {...(one === year ? { checked: true } : {})}
              onPress={() => pick(one)}
            />
          ))}
        </Chips>
      </Dialog>
    </>
  );
}
