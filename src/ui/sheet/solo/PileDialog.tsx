import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

import { shownCode } from '../../../game/dealCode';
import type { Opponent, Setup } from '../../../rules/types';
import { Dialog } from '../../components/Dialog';
import { Text } from '../../components/Text';
import { useSettings } from '../../SettingsContext';
import { useGame } from '../GameContext';
import { rivalName } from '../saying';
import { Pile } from './Pile';
import { scoreLines } from './scoreRows';
import { ScoreTable } from './ScoreTable';

/** AAA's pile at any time, with both scores so far (R11.2, R11.6). */
export function PileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const name = useGame(rivalName);
  return (
    <Dialog title={t('solo.pile', { name })} open={open} onClose={onClose}>
      {open ? <PileView /> : null}
    </Dialog>
  );
}

/** Added up only while somebody looks. */
export function PileView() {
  const { t } = useTranslation();
  const name = useGame(rivalName);
  const game = useGame((state) => state.timeline.game);
  const paper = useSettings((state) => state.settings.paperMode);
  const { play } = game.setup;
  if (play.kind !== 'aaa') return null;
  const { pile } = game.rival;
  const lines = scoreLines(game);
  const scored = lines.rival !== null;
  return (
    <>
      {paper ? null : <ScoreTable own={lines.own} rival={lines.rival} name={name} />}
      <Text type="label">{t('solo.cards', { count: pile.length })}</Text>
      {pile.length === 0 ? <Text tone="inkSoft">{t('solo.empty')}</Text> : null}
      <Pile pile={pile} figures={play.opponent} scored={scored} />
      {scored && pile.length > 0 ? (
        <Text type="label">{t('solo.best', { points: lines.rival?.estates ?? 0 })}</Text>
      ) : null}
      <Text type="caption" tone="inkSoft">
        {figuresWords(t, play.opponent, { setup: game.setup, name })}
      </Text>
      {game.setup.dealing === null ? null : (
        <Text type="caption" tone="inkSoft">
          {t('solo.codeLine', { code: shownCode(game.setup.dealing.seed) })}
        </Text>
      )}
    </>
  );
}

/** The opponent's card in one sentence. */
function figuresWords(
  t: TFunction,
  opponent: Opponent,
  { setup, name }: { setup: Setup; name: string },
): string {
  const validated = setup.plans.flatMap(({ stack }, i) => (opponent.validates[i] ? [stack] : []));
  const letters = validated.join(', ') || t('solo.none');
  const places = opponent.level0Places;
  if (places === null) {
    const { park, pool, temp, fence, bisHouses, upgradeValue } = opponent;
    return t('solo.figures', { park, pool, temp, fence, bisHouses, upgradeValue, letters });
  }
  const [first, second, third] = places;
  const [most, middle, least] = setup.sheet.tempPoints;
  return t('solo.zero', { name, first, second, third, most, middle, least, letters });
}
