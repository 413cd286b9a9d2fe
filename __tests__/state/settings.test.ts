import {
  createSettingsStore,
  DEFAULT_SETTINGS,
  parseSettings,
  resolveLanguage,
} from '../../src/state/settings';
import { memoryKeyValue } from '../memoryKeyValue';

describe('settings', () => {
  test('start with the defaults on a new device', () => {
    expect(createSettingsStore(memoryKeyValue()).getState().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('survive a restart', () => {
    const device = memoryKeyValue();
    const chosen = {
      theme: 'dark',
      language: 'fr',
      haptics: false,
      leftHanded: true,
      paperMode: true,
      confirmTurn: true,
      contrast: 'high',
    } as const;
    createSettingsStore(device).getState().change(chosen);
    expect(createSettingsStore(device).getState().settings).toEqual(chosen);
  });

  test('a change keeps the other settings', () => {
    const store = createSettingsStore(memoryKeyValue());
    store.getState().change({ theme: 'dark' });
    store.getState().change({ haptics: false });
    expect(store.getState().settings).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', haptics: false });
  });

  test('hold until the end of the session where the device refuses to keep them, and say so', () => {
    const store = createSettingsStore({
      read: () => {
        throw new Error('storage is forbidden');
      },
      write: () => {
        throw new Error('storage is forbidden');
      },
    });
    expect(store.getState()).toMatchObject({ settings: DEFAULT_SETTINGS, saved: true });
    store.getState().change({ theme: 'dark' });
    expect(store.getState()).toMatchObject({ settings: { theme: 'dark' }, saved: false });
  });

  test.each([
    ['no value', undefined],
    ['null', null],
    ['another type', 'dark'],
    ['an array', ['dark']],
    ['unknown choices', { theme: 'sepia', language: 'xx', haptics: 'yes' }],
    ['keys of the prototype', { theme: 'constructor', language: '__proto__' }],
  ])('%s reads as the defaults', (_what, value) => {
    expect(parseSettings(value)).toEqual(DEFAULT_SETTINGS);
  });

  test('a broken text on the device reads as the defaults', () => {
    const device = memoryKeyValue();
    device.write('settings', '{"theme":"da');
    expect(createSettingsStore(device).getState().settings).toEqual(DEFAULT_SETTINGS);
  });

  test('what is understood is kept beside what is not', () => {
    expect(parseSettings({ theme: 'dark', language: 'xx', extra: 1 })).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'dark',
    });
  });
});

describe('the language spoken', () => {
  test.each([
    ['the choice, whatever the device says', 'de', ['fr-FR'], 'de'],
    ['the first language of the device we have', 'system', ['it-IT', 'fr-CA', 'de-DE'], 'fr'],
    ['English for a device that speaks none of ours', 'system', ['it-IT', 'ja-JP'], 'en'],
    ['English for a device that says nothing', 'system', [], 'en'],
    ['upper-case tags', 'system', ['DE-at'], 'de'],
  ] as const)('%s', (_what, choice, device, expected) => {
    expect(resolveLanguage(choice, device)).toBe(expected);
  });
});
