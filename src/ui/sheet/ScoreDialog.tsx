import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { score, sum } from '../../rules/score';
import { isOver } from '../../rules/turn';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { ListRow } from '../components/ListRow';
import { Text } from '../components/Text';
import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { useSettings } from '../SettingsContext';
import { useGame } from './GameContext';

interface ScoreDialogProps {
  open: boolean;
  onClose: () => void;
  onScore: () => void; // once the game is over: the whole line, and the table
}

/** How the score so far adds up: the lines of the paper. */
export function ScoreDialog({ open, onClose, onScore }: ScoreDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('score.title')} open={open} onClose={onClose}>
      <ScoreLines onScore={onScore} />
    </Dialog>
  );
}

/** Added up only while somebody looks. */
function ScoreLines({ onScore }: { onScore: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const sheet = useGame((state) => state.timeline.game.sheet);
  const circles = useGame((state) => state.timeline.setup.rules.roundabouts);
  const over = useGame((state) => isOver(state.timeline.game));
  const paper = useSettings((state) => state.settings.paperMode);
  const change = useSettings((state) => state.change);
  const points = score(sheet, 0);
  const rows: readonly [string, number][] = [
    [t('score.plans'), sum(points.plans)],
    [t('score.parks'), sum(points.parks)],
    [t('score.pools'), points.pools],
    [t('score.estates'), sum(points.estates)],
    [t('score.bis'), points.bis],
    ...(circles ? ([[t('score.roundabouts'), points.roundabouts]] as [string, number][]) : []),
    [t('score.refusals'), points.refusals],
  ];
  return (
    <>
      <View>
        {rows.map(([name, value]) => (
          <Line key={name} name={name} value={value} />
        ))}
        <View
          style={{ borderTopWidth: 2, borderColor: theme.ink, marginTop: SPACE.xs, paddingTop: SPACE.xs }}
        >
          <Line name={t('score.total')} value={points.total} strong />
        </View>
      </View>
      <Text type="caption" tone="inkSoft">
        {t('score.temps')}
      </Text>
      {over ? <Button kind="filled" icon="trophy" title={t('game.toScore')} onPress={onScore} /> : null}
      <ListRow title={t('score.paper')} checked={paper} onPress={() => change({ paperMode: !paper })} />
    </>
  );
}

function Line({ name, value, strong = false }: { name: string; value: number; strong?: boolean }) {
  return (
    <View style={{ flexDirection: 'row', justifyContent: 'space-between', paddingVertical: SPACE.xs }}>
      <Text type={strong ? 'label' : 'body'}>{name}</Text>
      <Text type="label" tone={value < 0 ? 'coral' : 'ink'}>
        {value < 0 ? `−${-value}` : value}
      </Text>
    </View>
  );
}
