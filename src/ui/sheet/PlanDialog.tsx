import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Svg } from '../drawings/svg';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Text } from '../components/Text';
import { SPACE } from '../theme/tokens';
import { claimChoice } from '../../rules/legal';
import { problem } from '../../rules/problem';
import type { Problem } from '../../rules/problems';
import type { Game } from '../../rules/state';
import { GoalDrawing } from './drawings/GoalDrawing';
import { useGame, useGameStore, useGameView } from './GameContext';
import { planView } from './views';
import { goalWords, whyNot } from './words';

interface PlanDialogProps {
  plan: number | null; // null: closed
  onClose: () => void;
}

/** One plan in full: claim it, or note that someone else did. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useTranslation();
  const stack = useGame((state) => (plan === null ? '' : (state.timeline.setup.plans[plan]?.stack ?? '')));
  return (
    <Dialog title={t('plan.title', { stack })} open={plan !== null} onClose={onClose}>
      {plan === null ? null : <PlanDetails plan={plan} onClose={onClose} />}
    </Dialog>
  );
}

/** What stands in the way of claiming the plan now; which estates it takes is asked later. */
function claimProblem(game: Game, plan: number): Problem | null {
  return claimChoice(game, plan) === null ? problem(game, { type: 'claim', plan, estates: [] }) : null;
}

const GOAL = { x: 1, y: 1, width: 280, height: 44 };

function PlanDetails({ plan, onClose }: { plan: number; onClose: () => void }) {
  const { t } = useTranslation();
  const store = useGameStore();
  const card = useGame((state) => state.timeline.setup.plans[plan]);
  const view = useGameView((state) => planView(state, plan));
  const canFlip = useGame(
    ({ timeline }) => problem(timeline.game, { type: 'rivalClaim', plan, earlier: false }) === null,
  );
  const game = useGame((state) => state.timeline.game);
  const why = claimProblem(game, plan);
  if (!card) return null;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const words = goalWords(t, card.goal);
  return (
    <>
      <Svg width={GOAL.width + 2} height={GOAL.height + 2} aria-hidden>
        <GoalDrawing
          {...GOAL}
          goal={card.goal}
          got={view.got.split('').flatMap((mark, i) => (mark === '1' ? [i] : []))}
        />
      </Svg>
      <Text>{`${words.charAt(0).toUpperCase()}${words.slice(1)}.`}</Text>
      <Text type="label">{t('plan.values', { first: card.first, later: card.later })}</Text>
      {view.state === 'claimed' ? (
        <Text tone="inkSoft">{t('plan.claimed', { value: view.value })}</Text>
      ) : (
        <Text tone="inkSoft">
          {t('plan.progress', { done: view.done, of: view.of })}
          {why === null ? '' : ` · ${whyNot(t, why)}`}
        </Text>
      )}
      {view.state === 'met' ? (
        <Button
          kind="filled"
          title={t('plan.claimNow', { value: view.value })}
          onPress={then(() => store.getState().startClaim(plan))}
        />
      ) : null}
      {canFlip && view.state !== 'claimed' ? (
        <View style={{ gap: SPACE.s }}>
          <Text type="heading" heading={3}>
            {t('plan.rival')}
          </Text>
          <Text type="caption" tone="inkSoft">
            {t('plan.sameTurn')}
          </Text>
          <Button title={t('plan.rivalNow')} onPress={then(() => store.getState().rivalClaim(plan, false))} />
          <Button
            title={t('plan.rivalEarlier')}
            onPress={then(() => store.getState().rivalClaim(plan, true))}
          />
        </View>
      ) : null}
    </>
  );
}
