import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { isOpponent } from '../../src/game/boxItem';
import { cleanTyping } from '../../src/game/names';
import {
  EMPTY_OPPONENT,
  OPPONENT_FIGURES,
  opponentDraft,
  opponentFaults,
  opponentOfDraft,
  type OpponentDraft,
} from '../../src/game/opponentDraft';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { NumberField } from '../../src/ui/components/NumberField';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { TextField, Wrong } from '../../src/ui/components/TextField';
import { useToast } from '../../src/ui/components/Toast';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { useBox, useForms, useTable } from '../../src/ui/setup/stores';
import { KNOWN_OPPONENTS } from '../box/knownOpponents';
import { Validates } from '../box/Validates';
import { useScreen } from '../useScreen';

const HIGHEST_LEVEL = 9;
const MOST = 20; // more than any printed figure
const PLACES = ['first', 'second', 'third'] as const;

interface FormProps {
  draft: OpponentDraft;
  change: (part: Partial<OpponentDraft>) => void;
}

/** An AAA opponent, copied from its card; what public sources tell stands there already. */
export function OpponentScreen({ route: { params } }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('opponent.title'));
  const { draft, change, save, missing } = useOpponentForm(params.id, back.run);
  const [named, setNamed] = useState(false);
  const name = opponentFaults(draft).find((fault) => fault.code === 'name');
  return (
    <Screen
      title={t('opponent.title')}
      note={t('opponent.note')}
      back={back}
      footer={
        <Button
          kind="filled"
          title={missing > 0 ? t('opponent.toCheck', { count: missing }) : t('opponent.save')}
          disabled={missing > 0}
          onPress={save}
        />
      }
    >
      <TextField
        label={t('opponent.name')}
        placeholder={t('opponent.name')}
        icon="person"
        value={draft.name}
        onChange={(text) => {
          setNamed(true);
          change({ name: cleanTyping(text) });
        }}
        wrong={name && (named || name.why === 'tooLong') ? nameFaultWords(t, name.why, draft.name) : null}
      />
      <Card>
        <Figure
          label={t('opponent.level')}
          value={draft.level}
          max={HIGHEST_LEVEL}
          onChange={(level) => change({ level })}
        />
        <Validates value={draft.validates} onChange={(validates) => change({ validates })} />
      </Card>
      {draft.level === 0 ? (
        <Places draft={draft} change={change} />
      ) : (
        <Figures draft={draft} change={change} />
      )}
    </Screen>
  );
}

/** The form of an address: `new`, a known name, or the id of an opponent in My box. */
function useOpponentForm(id: string, leave: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const kept = useForms((state) => state.opponents[id]);
  const keep = useForms((state) => state.keepOpponent);
  const item = useBox((state) => state.items.find((one) => one.id === id));
  const saveItem = useBox((state) => state.save);
  const setOpponent = useTable((state) => state.setOpponent);
  const begun = KNOWN_OPPONENTS.find((known) => known.id === id)?.draft ?? EMPTY_OPPONENT;
  const draft = kept ?? (item && isOpponent(item) ? opponentDraft(item) : begun);
  const save = () => {
    const content = opponentOfDraft(draft);
    if (content === null) return;
    const saved = saveItem(content, item?.id);
    keep(id, null);
    if (!item) setOpponent(saved);
    toast({ text: t('opponent.saved', { name: content.name }) });
    leave();
  };
  const change = (part: Partial<OpponentDraft>) => keep(id, { ...draft, ...part });
  return { draft, change, save, missing: opponentFaults(draft).length };
}

function Figures({ draft: { figures }, change }: FormProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('opponent.points')}
      </Text>
      {OPPONENT_FIGURES.map((figure) => (
        <Figure
          key={figure}
          label={t(`opponent.figures.${figure}`)}
          value={figures[figure]}
          max={MOST}
          onChange={(value) => change({ figures: { ...figures, [figure]: value } })}
        />
      ))}
    </Card>
  );
}

function Places({ draft, change }: FormProps) {
  const { t } = useTranslation();
  const { places } = draft;
  const rises = opponentFaults(draft).some(({ code }) => code === 'placesRise');
  return (
    <Card>
      <Text>{t('opponent.level0')}</Text>
      {PLACES.map((place, index) => (
        <Figure
          key={place}
          label={t(`opponent.places.${place}`)}
          value={places[index] ?? null}
          max={MOST}
          onChange={(value) => change({ places: places.map((old, i) => (i === index ? value : old)) })}
        />
      ))}
      {rises ? <Wrong text={t('opponent.placesRise')} /> : null}
    </Card>
  );
}

interface FigureProps {
  label: string;
  value: number | null;
  max: number;
  onChange: (value: number | null) => void;
}

/** A figure of the card; while it is unknown, where to find it. */
function Figure({ label, value, max, onChange }: FigureProps) {
  const { t } = useTranslation();
  return (
    <View>
      <NumberField label={label} value={value} min={0} max={max} onChange={onChange} />
      {value === null ? (
        <Text type="caption" tone="coral">
          {t('opponent.fromCard')}
        </Text>
      ) : null}
    </View>
  );
}
