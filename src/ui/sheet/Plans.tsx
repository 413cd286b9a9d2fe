import type { TFunction } from 'i18next';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

import { View } from 'react-native';

import { Svg } from '../drawings/svg';
import { Touchable } from '../components/Touchable';
import { Breathing } from '../motion/Breathing';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS } from '../theme/tokens';
import { type Box, face, placed } from './box';
import { PlanDrawing } from './drawings/PlanDrawing';
import { useGame, useGameView } from './GameContext';
import { planLabel } from './words';
import { planView, type PlanView } from './views';

interface PlansProps {
  boxes: readonly Box[];
  onOpen: (plan: number) => void;
}

/** The three plan cards. */
export const Plans = memo(function Plans({ boxes, onOpen }: PlansProps) {
  return boxes.map((box, plan) => <Plan key={plan} plan={plan} box={box} onOpen={onOpen} />);
});

const Plan = memo(function Plan({
  plan,
  box,
  onOpen,
}: {
  plan: number;
  box: Box;
  onOpen: (plan: number) => void;
}) {
  const { t } = useTranslation();
  const card = useGame((state) => state.timeline.setup.plans[plan]);
  const view = useGameView((state) => planView(state, plan));
  if (!card) return null;
  return (
    <Touchable
      label={planLabel(t, card, view)}
      onPress={() => onOpen(plan)}
      style={{
        ...placed(box),
        minHeight: 0,
      }}
    >
      <Svg
        width={box.width}
        height={box.height}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        aria-hidden
      >
        <PlanDrawing
          {...face(box)}
          stack={card.stack}
          goal={card.goal}
          first={card.first}
          later={card.later}
          state={view.state === 'flipped' ? 'project' : view.state}
          flipped={view.value === card.later && view.state !== 'claimed'}
          value={view.value}
          done={view.done}
          of={view.of}
          got={view.got.split('').flatMap((mark, i) => (mark === '1' ? [i] : []))}
          label={labelOnCard(t, view)}
        />
      </Svg>
      {view.state === 'met' ? <Halo /> : null}
    </Touchable>
  );
});

/** A plan that can be claimed calls until it is. */
function Halo() {
  const theme = useTheme();
  return (
    <Breathing>
      <View style={{ flex: 1, borderRadius: RADIUS.m, boxShadow: `0 0 0 4px ${theme.mustard}` }} />
    </Breathing>
  );
}

function labelOnCard(t: TFunction, { state, done, of }: PlanView): string {
  if (state === 'claimed') return t('plan.yours');
  return state === 'met' ? t('plan.claimIt') : t('plan.progress', { done, of });
}
