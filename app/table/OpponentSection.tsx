import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';

import { isOpponent } from '../../src/game/boxItem';
import { sameName } from '../../src/game/names';
import { Chip, Chips } from '../../src/ui/components/Chip';
import { Section } from '../../src/ui/components/Section';
import { useBox, useTable } from '../../src/ui/setup/stores';
import { KNOWN_OPPONENTS } from '../box/knownOpponents';

/** Whom to play against: copied opponents, and those whose card is known in part. */
export function OpponentSection() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const opponents = useBox((state) => state.items).filter(isOpponent);
  const chosen = useTable((state) => state.draft.opponentId);
  const setOpponent = useTable((state) => state.setOpponent);
  const open = KNOWN_OPPONENTS.filter(
    ({ draft }) => !opponents.some(({ name }) => sameName(name, draft.name)),
  );
  return (
    <Section title={t('table.opponent')}>
      <Chips label={t('table.opponent')}>
        {opponents.map(({ id, name, body }) => (
          <Chip
            key={id}
            icon="person"
            title={name}
            note={t('box.level', { level: body.level })}
            checked={id === chosen}
            onPress={() => setOpponent(id)}
          />
        ))}
        {open.map(({ id, draft }) => (
          <Chip
            key={id}
            dashed
            icon="person"
            title={draft.name}
            note={t('table.toComplete')}
            label={t('table.opponentOpen', { name: draft.name })}
            onPress={() => navigation.navigate('Opponent', { id })}
          />
        ))}
        <Chip
          dashed
          icon="plus"
          title={t('table.opponentNew')}
          onPress={() => navigation.navigate('Opponent', { id: 'new' })}
        />
      </Chips>
    </Section>
  );
}
