import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import { score } from '../../src/rules/score';
import { PAPER_TABS } from '../../src/state/paper';
import { isAlone } from '../../src/state/tableDraft';
import { Button } from '../../src/ui/components/Button';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { usePaper, usePlayers, useTable } from '../../src/ui/setup/stores';
import { COLUMN, SPACE } from '../../src/ui/theme/tokens';
import { PaperBoxes } from '../paper/PaperBoxes';
import { PaperFaults } from '../paper/PaperFaults';
import { PaperHouses } from '../paper/PaperHouses';
import { useKeepPaper, usePaperSheet, type PaperSheet } from '../paper/usePaperSheet';
import { PlansSection } from '../table/PlansSection';
import { PlayersSection } from '../table/PlayersSection';
import { tableFaultWords } from '../table/StartBar';
import { useScreen } from '../useScreen';
import { Rules, Town } from './TableScreen';

/** Scores a game played on paper: which game it was, its houses, its boxes. */
export function PaperScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('paper.title'));
  const prepare = useTable((state) => state.prepare);
  const alone = useTable((state) => isAlone(state.draft.mode));
  const me = usePlayers((state) => state.players.find(({ isMe }) => isMe)?.id ?? null);
  useEffect(() => prepare(me), [prepare, me]);
  const paper = usePaperSheet();
  const { draft, setup, sheet } = paper;
  const { tab, open } = usePaper((state) => state);
  const ready = setup !== null && sheet !== null;
  const shown = ready ? tab : 'game';
  return (
    <Screen
      title={t('paper.title')}
      note={t('paper.note')}
      back={back}
      actions={<Clear />}
      footer={<PaperBar paper={paper} />}
      fixed={
        <View style={{ alignSelf: 'center', width: '100%', maxWidth: COLUMN, paddingHorizontal: SPACE.l }}>
          <SegmentedControl
            label={t('paper.parts')}
            segments={PAPER_TABS.map((value) => ({ value, title: t(`paper.tabs.${value}`) }))}
            value={shown}
            onChange={open}
          />
        </View>
      }
    >
      {shown === 'game' ? (
        <>
          <Rules onPaper />
          <PlansSection />
          {alone ? null : <PlayersSection />}
          <Town />
        </>
      ) : null}
      {ready && shown === 'houses' ? <PaperHouses draft={draft} setup={setup} sheet={sheet} /> : null}
      {ready && shown === 'boxes' ? <PaperBoxes draft={draft} setup={setup} sheet={sheet} /> : null}
      {ready ? <PaperFaults faults={paper.faults} /> : null}
    </Screen>
  );
}

function Clear() {
  const { t } = useTranslation();
  const toast = useToast();
  const { draft, clear, restore } = usePaper((state) => state);
  if (draft === null) return null;
  const run = () => {
    clear();
    toast({ text: t('paper.cleared'), action: { title: t('common.undo'), run: () => restore(draft) } });
  };
  return <IconButton icon="bin" label={t('paper.clear')} onPress={run} />;
}

/** The way on; at its end the sum so far, and what stands in the way. */
function PaperBar({ paper }: { paper: PaperSheet }) {
  const { t } = useTranslation();
  const { tab, open } = usePaper((state) => state);
  const keep = useKeepPaper(paper);
  const low = useWindowDimensions().height < 480;
  const { setup, sheet, faults, missing } = paper;
  const grow = low ? { flex: 1 } : {};
  if (missing !== null || setup === null || sheet === null) {
    const title = missing === null ? t('paper.toHouses') : tableFaultWords(t, missing);
    return <Button kind="filled" disabled title={title} style={grow} onPress={() => undefined} />;
  }
  const next = tab === 'game' ? 'houses' : tab === 'houses' ? 'boxes' : null;
  const { total } = score(sheet, 0);
  return (
    <>
      <View role="status" aria-live="polite" style={low ? { flexShrink: 1 } : {}}>
        <Text type="caption" tone="inkSoft" center>
          {t('paper.sum', { count: total })}
        </Text>
      </View>
      {next === null ? (
        <Button
          kind="filled"
          icon="check"
          style={grow}
          title={faults.length > 0 ? t('paper.toCheck', { count: faults.length }) : t('paper.save')}
          disabled={faults.length > 0}
          onPress={() => void keep()}
        />
      ) : (
        <Button
          kind="filled"
          style={grow}
          title={t(next === 'houses' ? 'paper.toHouses' : 'paper.toBoxes')}
          onPress={() => open(next)}
        />
      )}
    </>
  );
}
