import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { announce } from '../announce';
import { useGame } from './GameContext';
import { livePoints } from './trackViews';

const PAUSE = 700; // ms: what the step of the turn says comes first

/** Tells the score to whoever cannot see it change. Paper mode keeps it to itself. */
export function ScoreVoice({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation();
  const points = useGame(livePoints);
  const said = useRef(points);
  useEffect(() => {
    if (hidden || said.current === points) return undefined;
    const timer = setTimeout(() => {
      said.current = points;
      announce(`${points} ${t('game.points', { count: points })}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [points, hidden, t]);
  return null;
}
