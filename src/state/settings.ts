import { createStore, type StoreApi } from 'zustand/vanilla';

import type { KeyValue } from '../storage/keyValuePort';
import type { SettingsRepository } from '../storage/repositories';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const CONTRAST_CHOICES = ['system', 'high'] as const;
export type ContrastChoice = (typeof CONTRAST_CHOICES)[number];

export interface Settings {
  language: LanguageChoice; // "system" follows the device
  theme: ThemeChoice; // "system" follows the device
  contrast: ContrastChoice; // "system" follows the device
  haptics: boolean; // short vibrations when something is pressed
  leftHanded: boolean; // controls at the left thumb
  paperMode: boolean; // no score while playing
  confirmTurn: boolean; // a turn ends with Done alone, not with the next number
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  contrast: 'system',
  haptics: true,
  leftHanded: false,
  paperMode: false,
  confirmTurn: false,
};

export interface SettingsState {
  settings: Settings;
  saved: boolean; // false once the device refused to keep a change
  change(part: Partial<Settings>): void;
}
export type SettingsStore = StoreApi<SettingsState>;

const KEY = 'settings';

/** Settings that tell their device: every change is written at once and read again at the next start. */
export function createSettingsStore(device: KeyValue): SettingsStore {
  return createStore<SettingsState>((set, get) => ({
    settings: readSettings(device),
    saved: true,
    change(part) {
      const settings = { ...get().settings, ...part };
      set({ settings, saved: writeSettings(device, settings) });
    },
  }));
}

/**
 * From now on the database keeps the settings; the device's copy is what the first frame is painted with. A change made
 * before the database was there wins over what it knew.
 */
export async function keepSettings(
  store: SettingsStore,
  storage: Promise<{ readonly settings: SettingsRepository }>,
): Promise<void> {
  const first = store.getState().settings;
  const { settings: repository } = await storage;
  const write = (settings: Settings) =>
    repository.write(KEY, settings).catch(() => store.setState({ saved: false }));
  const kept = (await repository.all()).get(KEY);
  const untouched = store.getState().settings === first;
  store.subscribe(({ settings }, before) => {
    if (settings !== before.settings) void write(settings);
  });
  if (kept === undefined || !untouched) await write(store.getState().settings);
  else store.getState().change(parseSettings(kept));
}

function readSettings(device: KeyValue): Settings {
  try {
    return parseSettings(JSON.parse(device.read(KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
}

function writeSettings(device: KeyValue, settings: Settings): boolean {
  try {
    device.write(KEY, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** Keeps what is understood of an outside value, field by field; the rest falls back to the default. */
export function parseSettings(value: unknown): Settings {
  const field = (name: keyof Settings): unknown =>
    typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
  const flag = (name: 'haptics' | 'leftHanded' | 'paperMode' | 'confirmTurn'): boolean => {
    const found = field(name);
    return typeof found === 'boolean' ? found : DEFAULT_SETTINGS[name];
  };
  return {
    language: oneOf(LANGUAGE_CHOICES, field('language')) ?? DEFAULT_SETTINGS.language,
    theme: oneOf(THEME_CHOICES, field('theme')) ?? DEFAULT_SETTINGS.theme,
    contrast: oneOf(CONTRAST_CHOICES, field('contrast')) ?? DEFAULT_SETTINGS.contrast,
    haptics: flag('haptics'),
    leftHanded: flag('leftHanded'),
    paperMode: flag('paperMode'),
    confirmTurn: flag('confirmTurn'),
  };
}

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}

/** The language to speak: the player's choice, else the first device language we have, else English. */
export function resolveLanguage(choice: LanguageChoice, deviceLanguages: readonly string[]): Language {
  if (choice !== 'system') return choice;
  for (const tag of deviceLanguages) {
    const language = oneOf(LANGUAGES, tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}
