import type { TFunction } from 'i18next';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { effectsToCome } from '../../../game/dealer';
import type { Effect } from '../../../rules/types';
import { isDealDue, type CardPart } from '../../../state/hand';
import { Button } from '../../components/Button';
import { useHaptics } from '../../useHaptics';
import { type Box, face, placed } from '../box';
import { useGame, useGameStore, useGameView, useGameViewNow } from '../GameContext';
import { Plate } from '../Plate';
import { rivalName } from '../saying';
import { Target } from '../Target';
import { CardArt } from './CardArt';
import { bands } from './cardShapes';
import { cardView, type CardView } from './cardViews';

/** The three cards of the turn, in the place of keypad and effects. */
export const DealtCards = memo(function DealtCards({ boxes }: { boxes: readonly Box[] }) {
  const due = useGame((state) => isDealDue(state.timeline));
  const dealt = useGame((state) => state.timeline.game.turn.cards !== null);
  const next = useNext();
  if (due) return <DealAgain boxes={boxes} />;
  if (!dealt) return null;
  return boxes.map((box, index) => (
    <DealtCard key={index} index={index} box={box} next={next[index] ?? null} />
  ));
});

/** The effects of the next turn (R2.6). */
function useNext(): readonly Effect[] {
  const setup = useGame((state) => state.timeline.setup);
  const events = useGame((state) => state.timeline.events);
  return useMemo(() => effectsToCome(setup, events) ?? [], [setup, events]);
}

interface DealtCardProps {
  index: number;
  box: Box;
  next: Effect | null;
}

const DealtCard = memo(function DealtCard({ index, box, next }: DealtCardProps) {
  const { t } = useTranslation();
  const store = useGameStore();
  const tick = useHaptics();
  const kind = useGame((state) => state.timeline.setup.play.kind);
  const name = useGame(rivalName);
  const art = useGameViewNow((state) => cardView(state, index));
  const view = useGameView((state) => cardView(state, index));
  const table = kind === 'table';
  const pick = (part: CardPart) => () => {
    store.getState().pickCard(index, part);
    tick();
  };
  const half = bands(box, !table).number.height;
  const whole = table || view.role === 'give';
  const lower = { ...box, y: box.y + half, height: box.height - half };
  return (
    <>
      <Plate box={box}>
        <CardArt
          box={face(box)}
          view={art}
          street={index}
          word={t(`game.tools.${art.effect}`)}
          foot={table ? null : footWords(t, art, { name, rival: kind === 'aaa' })}
          next={next}
        />
      </Plate>
      {whole ? (
        <Target box={box} label={wholeLabel(t, view, { name, next })} onPress={pick('both')} />
      ) : (
        <>
          <Target
            box={{ ...box, height: half }}
            label={partLabel(t, view, 'number')}
            onPress={pick('number')}
          />
          <Target box={lower} label={partLabel(t, view, 'effect')} onPress={pick('effect')} />
        </>
      )}
    </>
  );
});

interface Whom {
  readonly name: string;
  readonly rival: boolean;
}

function footWords(t: TFunction, { role, gain }: CardView, { name, rival }: Whom): string {
  if (role === 'number') return t('deal.asNumber');
  if (role === 'effect') return t('deal.asEffect');
  if (!rival) return '';
  const plus = gain === null ? '' : ` +${gain}`;
  return role === 'third' || role === 'give' ? t('deal.toRival', { name }) + plus : `${name}${plus}`;
}

function wholeLabel(
  t: TFunction,
  view: CardView,
  { name, next }: { name: string; next: Effect | null },
): string {
  const what = t('deal.card', { number: view.number, effect: t(`game.tools.${view.effect}`) });
  if (view.role === 'give') return t('deal.giveLabel', { what, name });
  const said = next === null ? what : t('deal.next', { what, next: t(`game.tools.${next}`) });
  return view.role === 'both' ? t('game.chosen', { what: said }) : said;
}

function partLabel(t: TFunction, view: CardView, part: 'number' | 'effect'): string {
  const names = { number: view.number, effect: t(`game.tools.${view.effect}`) };
  const what = t(part === 'number' ? 'deal.numberOf' : 'deal.effectOf', names);
  return view.role === part ? t('game.chosen', { what }) : what;
}

/** After the deal was undone: the same cards come again. */
function DealAgain({ boxes }: { boxes: readonly Box[] }) {
  const { t } = useTranslation();
  const store = useGameStore();
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return null;
  return (
    <View style={{ ...placed({ ...first, width: last.x + last.width - first.x }), justifyContent: 'center' }}>
      <Button quick kind="filled" title={t('deal.again')} onPress={() => store.getState().deal()} />
    </View>
  );
}
