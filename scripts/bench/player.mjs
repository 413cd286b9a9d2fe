// Plays a game in the exported app with one finger, choosing what is lit by its accessible name (in English).
const EFFECTS = ['Fence', 'Pool', 'Fence', 'Park', 'Temp', 'Fence', 'Bis', 'Upgrade'];
const NUMBERS = [8, 3, 12, 6, 10, 1, 14, 7, 9, 5, 11, 2, 13, 4, 15];
const PAUSE = 150; // ms between two taps: a very quick player

/** In the page: everything that can be pressed, with the place to press it. */
const look = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=button], button')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const label = element.getAttribute('aria-label') ?? element.textContent;
      const usable = width > 0 && element.getAttribute('aria-disabled') !== 'true';
      const choice = element.closest('[role=group]') !== null;
      return usable ? [{ label, choice, x: x + width / 2, y: y + height / 2 }] : [];
    }),
  );

const named = (buttons, label) => buttons.findLast((one) => one.label.replace(/, chosen$/, '') === label);
const houses = (buttons) => buttons.filter(({ label }) => /, house .* fits$/.test(label));
const fences = (buttons) => buttons.filter(({ label }) => /fence between .*, free$/.test(label));
const columns = (buttons) => buttons.filter(({ label }) => /^Estates of .*, can be chosen$/.test(label));
/** The question which number, asked at the house: its answers are a group. */
const asked = (buttons) =>
  buttons.findLast(({ label, choice }) => choice && label.startsWith('Number ')) ?? null;

/** Low numbers to the left, high ones to the right, and the streets in turn. */
function fitting(lit, number, turn) {
  const place = ({ label }) => label.match(/\d+/g).map(Number);
  const strain = (one) => {
    const [street, house] = place(one);
    return Math.abs(house - (number * 11) / 15) + ((street + turn) % 3) * 0.6;
  };
  return [...lit].sort((a, b) => strain(a) - strain(b))[0];
}

export async function play(page, turns) {
  let taps = 0;
  const tap = async (button) => {
    taps += 1;
    await page.touchscreen.tap(button.x, button.y);
    await page.waitForTimeout(PAUSE);
    return look(page);
  };
  let seen = await look(page);
  for (let turn = 0; turn < turns && named(seen, 'Number 1') && !named(seen, 'New game'); turn += 1) {
    let number = 0;
    for (let i = 0; i < NUMBERS.length && houses(seen).length === 0; i += 1) {
      number = NUMBERS[(turn + i) % NUMBERS.length];
      seen = await tap(named(seen, `Number ${number}`));
    }
    if (houses(seen).length === 0) break;
    seen = await tap(named(seen, EFFECTS[turn % EFFECTS.length]));
    seen = await tap(fitting(houses(seen), number, turn));
    for (let step = 0; step < 4; step += 1) {
      const lit = [...fences(seen), ...columns(seen), ...(named(seen, 'Skip') ? houses(seen) : [])];
      const next = asked(seen) ?? lit[(turn * 7) % lit.length] ?? named(seen, 'Skip');
      if (!next) break;
      seen = await tap(next);
    }
    if (turn % 5 === 4) {
      for (const word of ['Undo', 'Redo']) {
        const step = seen.find(({ label }) => label.startsWith(`${word}:`));
        if (step) seen = await tap(step);
      }
      if (named(seen, 'Done')) seen = await tap(named(seen, 'Done'));
    }
  }
  return taps;
}
