import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import { cleanTyping } from '../../src/game/names';
import { sheetFaults, sheetSoFar, type SheetDraft } from '../../src/game/sheetDraft';
import { Button } from '../../src/ui/components/Button';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { TextField } from '../../src/ui/components/TextField';
import { useColumn } from '../../src/ui/components/useColumn';
import { nameFaultWords } from '../../src/ui/setup/nameWords';
import { SheetPreview } from '../../src/ui/setup/SheetPreview';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { SPACE } from '../../src/ui/theme/tokens';
import { sheetFacts } from '../box/sheetFacts';
import { StreetsForm } from '../box/StreetsForm';
import { TracksForm, UpgradesForm } from '../box/TracksForm';
import { useSheetForm } from '../box/useSheetForm';
import { useScreen } from '../useScreen';

const TABS = ['streets', 'tracks', 'upgrades'] as const;
type Tab = (typeof TABS)[number];
const ROOMY = 700; // px of height from which the preview can stay in sight

/** A sheet of one's own: what is changed below is seen above at once. */
export function SheetScreen({ route: { params } }: StaticScreenProps<{ id: string }>) {
  const { t } = useTranslation();
  const { back } = useScreen(t('sheetForm.title'));
  const { draft, change, undo, save } = useSheetForm(params.id, back.run);
  const [tab, setTab] = useState<Tab>('streets');
  const faults = sheetFaults(draft);
  const roomy = useWindowDimensions().height >= ROOMY;
  const preview = <Preview draft={draft} />;
  return (
    <Screen
      title={t('sheetForm.title')}
      note={t('sheetForm.note')}
      back={back}
      actions={
        <IconButton
          icon="undo"
          label={t('sheetForm.undo')}
          disabled={undo === null}
          onPress={() => undo?.()}
        />
      }
      {...(roomy ? { fixed: preview } : {})}
      footer={
        <Button
          kind="filled"
          title={faults.length > 0 ? t('sheetForm.toCheck', { count: faults.length }) : t('sheetForm.save')}
          disabled={faults.length > 0}
          onPress={save}
        />
      }
    >
      <Name draft={draft} change={change} />
      {roomy ? null : preview}
      <SegmentedControl
        label={t('sheetForm.parts')}
        segments={TABS.map((value) => ({ value, title: t(`sheetForm.tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'streets' ? <StreetsForm draft={draft} change={change} /> : null}
      {tab === 'tracks' ? <TracksForm draft={draft} change={change} /> : null}
      {tab === 'upgrades' ? <UpgradesForm draft={draft} change={change} /> : null}
    </Screen>
  );
}

function Preview({ draft }: { draft: SheetDraft }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const width = useColumn();
  const { height } = useWindowDimensions();
  const sheet = useMemo(() => sheetSoFar(draft), [draft]);
  return (
    <View
      style={{
        alignItems: 'center',
        paddingVertical: SPACE.s,
        borderTopWidth: 1,
        borderBottomWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.surface,
      }}
    >
      <SheetPreview
        sheet={sheet}
        width={width}
        height={Math.max(180, Math.min(280, height * 0.26))}
        label={t('sheetForm.preview', { facts: sheetFacts(t, sheet) })}
      />
    </View>
  );
}

function Name({ draft, change }: { draft: SheetDraft; change: (draft: SheetDraft) => void }) {
  const { t } = useTranslation();
  const fault = sheetFaults(draft).find(({ code }) => code === 'name');
  return (
    <TextField
      sign
      label={t('sheetForm.name')}
      placeholder={t('sheetForm.name')}
      value={draft.name}
      onChange={(text) => change({ ...draft, name: cleanTyping(text) })}
      wrong={fault?.code === 'name' ? nameFaultWords(t, fault.why, draft.name) : null}
    />
  );
}
