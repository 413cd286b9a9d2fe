import { useTranslation } from 'react-i18next';

import { isCode, shownCode } from '../../src/game/dealCode';
import { canDeal } from '../../src/state/tableDraft';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { ListRow } from '../../src/ui/components/ListRow';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { useTable } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';

/** Who turns over the cards; where the app does, the code that deals the same everywhere. */
export function DealSection() {
  const { t } = useTranslation();
  const { deals, mode } = useTable((state) => state.draft);
  const setDeals = useTable((state) => state.setDeals);
  if (!canDeal(mode)) {
    return (
      <Section title={t('deal.title')}>
        <Text type="caption" tone="inkSoft">
          {t('deal.expertNote')}
        </Text>
      </Section>
    );
  }
  return (
    <Section title={t('deal.title')}>
      <Card style={{ paddingVertical: SPACE.xs }}>
        <ListRow
          title={t('deal.deals')}
          note={t('deal.dealsNote')}
          checked={deals}
          onPress={() => setDeals(!deals)}
        />
        {deals ? <Code /> : null}
      </Card>
    </Section>
  );
}

function Code() {
  const { t } = useTranslation();
  const code = useTable((state) => state.draft.code);
  const { setCode, newCode } = useTable((state) => state);
  return (
    <>
      <TextField
        label={t('deal.code')}
        value={shownCode(code)}
        onChange={setCode}
        wrong={isCode(code) ? null : t('deal.codeShort')}
        action={<IconButton icon="dice" label={t('deal.newCode')} onPress={newCode} />}
      />
      <Text type="caption" tone="inkSoft" style={{ paddingBottom: SPACE.s }}>
        {t('deal.codeNote')}
      </Text>
    </>
  );
}
