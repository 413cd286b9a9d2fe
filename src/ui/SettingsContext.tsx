import { createContext, use } from 'react';
import { useStore } from 'zustand';

import { createSettingsStore, type SettingsState, type SettingsStore } from '../state/settings';

/** Without a provider (a component shown alone) settings live in memory. */
const memory = new Map<string, string>();
const alone = createSettingsStore({
  read: (key) => memory.get(key) ?? null,
  write: (key, text) => void memory.set(key, text),
});

export const SettingsContext = createContext<SettingsStore>(alone);

/** Subscribes to one part of the settings; select primitives to render no more than needed. */
export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(use(SettingsContext), select);
}
