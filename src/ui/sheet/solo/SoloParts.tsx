import { useGame } from '../GameContext';
import type { GameLayout } from '../layout';
import { DealtCards } from './DealtCards';
import { DeckStrip } from './DeckStrip';
import { GiveHints } from './GiveHints';
import { ReshuffleOffer } from './ReshuffleOffer';
import { RivalStrip } from './RivalStrip';

/** What the game screen has besides in solo games, and in games the app deals; loaded only for them. */
export function SoloParts({ layout }: { layout: GameLayout }) {
  const against = useGame((state) => state.timeline.setup.play.kind === 'aaa');
  return (
    <>
      {layout.strip && against ? <RivalStrip box={layout.strip} /> : null}
      {layout.strip && !against ? <DeckStrip box={layout.strip} /> : null}
      {layout.bar.cards.length > 0 ? <DealtCards boxes={layout.bar.cards} /> : null}
      {against ? <GiveHints boxes={layout.bar.effects} /> : null}
      <ReshuffleOffer layout={layout} />
    </>
  );
}
