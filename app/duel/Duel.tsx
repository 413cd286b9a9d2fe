import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { pileGroups } from '../../src/game/pile';
import { aaaOutcome, scoreOf, type AaaOutcome } from '../../src/game/result';
import { estateCounts } from '../../src/rules/estates';
import { sum } from '../../src/rules/score';
import type { Game } from '../../src/rules/state';
import type { Opponent } from '../../src/rules/types';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { RivalFace } from '../../src/ui/sheet/solo/RivalFace';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { BestEstates } from './BestEstates';
import { duelRows } from './duelRows';
import { DuelRow } from './DuelRow';
import { Verdict } from './Verdict';

/** Verdict, totals, mirrored bars, her best estates. */
export function Duel({ game, name }: { game: Game; name: string }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { play } = game.setup;
  const outcome = aaaOutcome(game);
  const player = scoreOf(game, []);
  const rows = duelRows(player, outcome?.aaa ?? null, game.setup.rules.roundabouts);
  const most = Math.max(1, ...rows.flatMap(({ own, other }) => [Math.abs(own ?? 0), Math.abs(other ?? 0)]));
  const tie = outcome !== null && outcome.player.total === outcome.aaa.total;
  const estates = { own: sum(estateCounts(game.sheet)), other: outcome?.aaa.groups ?? null };
  if (play.kind !== 'aaa') return null;
  return (
    <>
      <Verdict win={outcome === null || outcome.result === 'player'} {...verdictWords(t, game, name)} />
      <Card style={{ padding: 0, gap: 0, overflow: 'hidden' }}>
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            justifyContent: 'space-between',
            padding: SPACE.l,
            borderBottomWidth: 1,
            borderBottomColor: theme.line,
          }}
        >
          <Side name={t('solo.you')} total={player.total} />
          <Medal />
          <Side name={name} total={outcome?.aaa.total ?? null} face />
        </View>
        <View style={{ padding: SPACE.m, gap: SPACE.xs }}>
          {rows.map((row) => (
            <DuelRow key={row.line} {...row} name={t(`duel.lines.${row.line}`)} most={most} />
          ))}
          {tie ? (
            <View style={{ borderRadius: RADIUS.m, backgroundColor: theme.mustardTint, padding: SPACE.s }}>
              <DuelRow icon="estate" {...estates} name={t('duel.count')} most={most} />
              <Text type="caption" center>
                {t('duel.countNote')}
              </Text>
            </View>
          ) : null}
        </View>
      </Card>
      {outcome ? <Best game={game} opponent={play.opponent} name={name} /> : null}
    </>
  );
}

function Best({ game, opponent, name }: { game: Game; opponent: Opponent; name: string }) {
  return <BestEstates groups={pileGroups(game.rival.pile, opponent)} name={name} />;
}

function Medal() {
  const theme = useTheme();
  return (
    <View
      style={{
        width: 44,
        height: 44,
        borderRadius: 22,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: theme.mustard,
      }}
    >
      <Icon name="trophy" color={theme.onMustard} />
    </View>
  );
}

function Side({ name, total, face = false }: { name: string; total: number | null; face?: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={{
        flex: 1,
        flexDirection: face ? 'row-reverse' : 'row',
        alignItems: 'center',
        gap: SPACE.s,
      }}
    >
      {face ? (
        <RivalFace size={44} />
      ) : (
        <View
          style={{
            width: 44,
            height: 44,
            borderRadius: RADIUS.m,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: theme.primaryTint,
          }}
        >
          <Icon name="pencil" color={theme.ink} />
        </View>
      )}
      <View style={{ flexShrink: 1, alignItems: face ? 'flex-end' : 'flex-start' }}>
        <Text type="caption" tone="inkSoft" lines={1}>
          {name}
        </Text>
        <Text type="title" style={{ fontSize: 30, lineHeight: 36 }}>
          {total ?? '–'}
        </Text>
      </View>
    </View>
  );
}

function verdictWords(t: TFunction, game: Game, name: string): { title: string; note: string } {
  const outcome = aaaOutcome(game);
  if (outcome === null) return { title: t('duel.solo'), note: t('duel.level0') };
  const title = { player: t('duel.win'), aaa: t('duel.lose', { name }), shared: t('duel.shared') }[
    outcome.result
  ];
  return { title, note: marginWords(t, game, outcome) };
}

function marginWords(t: TFunction, game: Game, { aaa, player, result }: AaaOutcome): string {
  const ahead = Math.abs(player.total - aaa.total);
  if (ahead > 0) return t('duel.by', { count: ahead });
  const counts = { own: sum(estateCounts(game.sheet)), other: aaa.groups };
  return result === 'shared' ? t('duel.sharedNote') : t('duel.byEstates', counts);
}
