import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { EDITION_IDS } from '../../src/editions/types';
import { nameFault } from '../../src/game/names';
import { isAlone, modesOf } from '../../src/state/tableDraft';
import { Card } from '../../src/ui/components/Card';
import { IconButton } from '../../src/ui/components/IconButton';
import { ListRow } from '../../src/ui/components/ListRow';
import { Screen } from '../../src/ui/components/Screen';
import { Section } from '../../src/ui/components/Section';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { SettingLine } from '../../src/ui/setup/SettingLine';
import { usePlayers, useTable } from '../../src/ui/setup/stores';
import { SPACE } from '../../src/ui/theme/tokens';
import { OpponentSection } from '../table/OpponentSection';
import { PlansSection } from '../table/PlansSection';
import { PlayersSection } from '../table/PlayersSection';
import { SheetChoice } from '../table/SheetChoice';
import { StartBar } from '../table/StartBar';
import { useScreen } from '../useScreen';

/** A new game on one screen. Everything has an answer already, so Start is live at once. */
export function TableScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('table.title'));
  const mode = useTable((state) => state.draft.mode);
  const prepare = useTable((state) => state.prepare);
  const me = usePlayers((state) => state.players.find(({ isMe }) => isMe)?.id ?? null);
  useEffect(() => prepare(me), [prepare, me]);
  return (
    <Screen title={t('table.title')} back={back} footer={<StartBar />}>
      <Rules />
      {mode === 'aaa' ? <OpponentSection /> : null}
      {isAlone(mode) ? null : <PlayersSection />}
      <Town />
      <PlansSection />
    </Screen>
  );
}

/** Edition, sheet, mode, advanced. A sheet of paper cannot tell of AAA's pile. */
export function Rules({ onPaper = false }: { onPaper?: boolean }) {
  const { t } = useTranslation();
  const { edition, mode, advanced } = useTable((state) => state.draft);
  const { setEdition, setMode, setAdvanced } = useTable((state) => state);
  const modes = modesOf(edition).filter((one) => !onPaper || one !== 'aaa');
  const chosen = modes.includes(mode) ? mode : 'table';
  return (
    <Card style={{ paddingVertical: SPACE.xs, gap: 0 }}>
      <SettingLine title={t('table.edition')} first>
        <SegmentedControl
          label={t('table.edition')}
          segments={EDITION_IDS.map((value) => ({ value, title: value }))}
          value={edition}
          onChange={setEdition}
        />
      </SettingLine>
      <SettingLine title={t('table.sheet')}>
        <SheetChoice />
      </SettingLine>
      <SettingLine title={t('table.mode')}>
        <SegmentedControl
          label={t('table.mode')}
          segments={modes.map((value) => ({ value, title: t(`table.modes.${value}`) }))}
          value={chosen}
          onChange={setMode}
        />
      </SettingLine>
      {chosen === 'table' ? null : (
        <Text type="caption" tone="inkSoft" style={{ paddingBottom: SPACE.s }}>
          {t(`table.modeNotes.${chosen}`)}
        </Text>
      )}
      <SettingLine>
        <ListRow
          title={t('table.advanced')}
          note={t('table.advancedNote')}
          checked={advanced}
          onPress={() => setAdvanced(!advanced)}
        />
      </SettingLine>
    </Card>
  );
}

export function Town() {
  const { t } = useTranslation();
  const town = useTable((state) => state.draft.town);
  const { setTown, newTown } = useTable((state) => state);
  const fault = nameFault(town);
  return (
    <Section title={t('table.town')}>
      <View>
        <TextField
          sign
          label={t('table.townName')}
          placeholder={t('table.townEmpty')}
          value={town}
          onChange={setTown}
          wrong={fault === 'tooLong' ? nameFaultWords(t, fault, town) : null}
          action={<IconButton icon="dice" label={t('table.townIdea')} onPress={newTown} />}
        />
      </View>
    </Section>
  );
}
