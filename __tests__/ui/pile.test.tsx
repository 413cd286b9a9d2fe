import { render, screen } from '@testing-library/react-native';
import { I18nextProvider } from 'react-i18next';

import { createI18n } from '../../src/i18n';
import '../../src/i18n/solo';
import { startTimeline } from '../../src/game/log';
import { setupFor } from '../../src/game/setup';
import type { Opponent } from '../../src/rules/types';
import { createGameStore } from '../../src/state/gameStore';
import { createSettingsStore } from '../../src/state/settings';
import { SettingsContext } from '../../src/ui/SettingsContext';
import { GameContext } from '../../src/ui/sheet/GameContext';
import { PileView } from '../../src/ui/sheet/solo/PileDialog';
import { memoryKeyValue } from '../memoryKeyValue';
import { PILES, type CountedPile } from '../piles';
import { planCards } from '../rules/support';

/** The pile view of a game in which AAA has been given these cards. */
async function look(
  { pile, figures }: Pick<CountedPile, 'pile' | 'figures'>,
  zero: Opponent['level0Places'] = null,
) {
  const opponent = { ...figures, validates: [true, false, true], level0Places: zero };
  const play = { kind: 'aaa', opponent, name: 'Sam', level: 2 } as const;
  const setup = setupFor({ edition: '2023', advanced: false, plans: planCards([]), play, seed: null });
  const start = startTimeline(setup);
  const game = { ...start.game, rival: { ...start.game.rival, pile } };
  const store = createGameStore({ ...start, game }, null);
  await render(
    <I18nextProvider i18n={createI18n('en')}>
      <SettingsContext value={createSettingsStore(memoryKeyValue())}>
        <GameContext value={store}>
          <PileView />
        </GameContext>
      </SettingsContext>
    </I18nextProvider>,
  );
}

const labels = () =>
  screen.queryAllByLabelText(/^(Estate|Fence|Sam:)/).map((one) => String(one.props.accessibilityLabel));

test.each(PILES)('$name', async (counted) => {
  await look(counted);
  const estates = labels().filter((label) => label.startsWith('Estate'));
  expect(estates).toHaveLength(counted.groups.length);
  counted.groups.forEach((sum, i) => expect(estates[i]).toContain(`. ${sum}`));
  expect(labels().filter((label) => label === 'Fence')).toHaveLength(
    counted.pile.filter((effect) => effect === 'fence').length,
  );
  const line = labels().find((label) => label.startsWith('Sam:')) ?? '';
  expect(line.replace('minus –, ', '')).toBe(`Sam: plans 0, ${counted.line}`);
});

test('R11.8 level 0: no sums, but the places of the card', async () => {
  await look({ pile: ['park', 'upgrade'], figures: PILES[0]?.figures ?? never() }, [6, 4, 2]);
  expect(labels().filter((label) => label.startsWith('Sam:'))).toEqual([]);
  expect(labels().find((label) => label.startsWith('Estate'))).toBe('Estate 1: Park, Upgrade. still open');
  expect(screen.getByText(/6 or more give 7, 4 or more 4, 2 or more 1/)).toBeOnTheScreen();
});

function never(): never {
  throw new Error('there are piles');
}
