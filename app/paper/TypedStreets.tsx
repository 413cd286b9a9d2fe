import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { withStreetAt } from '../../src/game/paper';
import { formatStreet, parseStreet } from '../../src/rules/notation';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { usePaper } from '../../src/ui/setup/stores';
import type { PaperProps } from './PaperHouses';

/** A street as a line of text: the quickest way for who has a keyboard. */
export function TypedStreets(props: PaperProps) {
  const { t } = useTranslation();
  const { draft, setup } = props;
  return (
    <>
      <Text type="caption" tone="inkSoft">
        {t('paper.typeHint')} {setup.rules.roundabouts ? t('paper.typeHintRoundabouts') : null}
      </Text>
      {draft.streets.map((_, index) => (
        <TypedStreet key={index} {...props} street={index + 1} />
      ))}
    </>
  );
}

/** What cannot be read stays in the field, with the reason; the sheet keeps what it last understood. */
function TypedStreet({ draft, street }: PaperProps & { street: number }) {
  const { t } = useTranslation();
  const change = usePaper((state) => state.change);
  const row = draft.streets[street - 1];
  const [typed, setTyped] = useState<string | null>(null);
  const kept = row === undefined ? '' : formatStreet(row);
  const text = typed ?? kept;
  const houses = row?.houses.length ?? 0;
  const type = (next: string) => {
    setTyped(next);
    const read = parseStreet(next);
    if (read.ok && read.street.houses.length === houses) change(withStreetAt(draft, street, read.street));
  };
  return (
    <Section title={t('paper.street', { street })}>
      <TextField
        label={t('paper.street', { street })}
        value={text}
        onChange={type}
        wrong={typed === null ? null : typingFault(t, typed, houses)}
      />
    </Section>
  );
}

function typingFault(t: TFunction, typed: string, houses: number): string | null {
  const read = parseStreet(typed);
  if (!read.ok) return t(`paper.typed.${read.fault}`, { house: read.house });
  const count = read.street.houses.length;
  return count === houses ? null : t('paper.typed.length', { of: houses, count });
}
