import { getLocales } from 'expo-localization';
import { hideAsync, preventAutoHideAsync } from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import type { i18n as I18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { createI18n, learn, speaks } from '../src/i18n';
import { createGamesStore, type GamesStore } from '../src/state/games';
import { boxKeeper, playersKeeper } from '../src/state/keepers';
import {
  createSettingsStore,
  keepSettings,
  resolveLanguage,
  type SettingsStore,
} from '../src/state/settings';
import { createStorageStore, type StorageStore } from '../src/state/storage';
import type { Opening } from '../src/storage/devicePort';
import { newId } from '../src/storage/ids';
import { deviceKeyValue } from '../src/storage/keyValue';
import type { KeyValue } from '../src/storage/keyValuePort';
import type { Opened } from '../src/storage/open';
import { ToastProvider } from '../src/ui/components/Toast';
import { GamesContext } from '../src/ui/GamesContext';
import { SettingsContext } from '../src/ui/SettingsContext';
import { SetupContext, type Surroundings } from '../src/ui/SetupContext';
import { StorageContext } from '../src/ui/StorageContext';
import { ThemeProvider, useTheme } from '../src/ui/theme/ThemeProvider';
import { useFontsReady } from '../src/ui/theme/useFontsReady';
import { Boundary } from './care/Boundary';
import { openDeviceStorage } from './device/openDevice';
import { nameLanguage } from './nameLanguage';
import { Navigation } from './Navigation';
import { StorageGate } from './StorageGate';

preventAutoHideAsync().catch(() => undefined); // no splash screen to hold (web, reload): start without

/** What the app stands on; tests hand in their own. */
export interface Ground {
  readonly device: KeyValue;
  readonly open: (tell: (opening: Opening) => void) => Promise<Opened>;
}

const DEVICE: Ground = { device: deviceKeyValue, open: openDeviceStorage };

/** The composition root: here the device, the stores and the screens meet. */
export function App({ ground = DEVICE }: { ground?: Ground }) {
  const [stores] = useState(() => storesOn(ground));
  const fontsReady = useFontsReady();
  const { i18n, spoken } = useLanguage(stores.settings);
  const ready = fontsReady && spoken;
  useEffect(() => {
    if (ready) hideAsync().catch(() => undefined);
  }, [ready]);
  return ready ? <Providers {...stores} i18n={i18n} /> : null;
}

interface Stores {
  readonly settings: SettingsStore;
  readonly storage: StorageStore;
  readonly games: GamesStore;
  readonly setup: Surroundings;
}

function storesOn({ device, open }: Ground): Stores {
  const settings = createSettingsStore(device);
  const storage = createStorageStore(open);
  const repositories = storage.ready.then((opened) => opened.repositories);
  repositories.catch(() => undefined); // the state of the storage tells
  const games = createGamesStore(repositories, newId);
  void keepSettings(settings, repositories).catch(() => undefined);
  void repositories.then((kept) => kept.purge()).catch(() => undefined); // what was deleted for good
  const setup = {
    device,
    boxKeeper: boxKeeper(repositories),
    playersKeeper: playersKeeper(repositories),
    newId,
  };
  return { settings, storage, games, setup };
}

function Providers({ settings, storage, games, setup, i18n }: Stores & { readonly i18n: I18n }) {
  const theme = useStore(settings, (state) => state.settings.theme);
  const contrast = useStore(settings, (state) => state.settings.contrast);
  return (
    <SettingsContext value={settings}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider choice={theme} contrast={contrast}>
          <SafeAreaProvider initialMetrics={initialWindowMetrics}>
            <StorageContext value={storage}>
              <GamesContext value={games}>
                <SetupContext value={setup}>
                  <ToastProvider>
                    <SystemBars />
                    <Boundary>
                      <StorageGate>
                        <Navigation />
                      </StorageGate>
                    </Boundary>
                  </ToastProvider>
                </SetupContext>
              </GamesContext>
            </StorageContext>
          </SafeAreaProvider>
        </ThemeProvider>
      </I18nextProvider>
    </SettingsContext>
  );
}

/** Speaks the player's language, and follows when it is changed. */
function useLanguage(settings: SettingsStore) {
  const language = useStore(settings, (state) =>
    resolveLanguage(
      state.settings.language,
      getLocales().map((locale) => locale.languageTag),
    ),
  );
  const [i18n] = useState(() => createI18n(language));
  const [spoken, setSpoken] = useState(() => speaks(language));
  useEffect(() => {
    let current = true;
    const speak = () => {
      if (!current) return;
      nameLanguage(language);
      void i18n.changeLanguage(language);
      setSpoken(true);
    };
    if (speaks(language)) speak();
    else learn(language).then(speak, speak); // where it does not come, English will do
    return () => {
      current = false;
    };
  }, [i18n, language]);
  return { i18n, spoken };
}

function SystemBars() {
  return <StatusBar style={useTheme().dark ? 'light' : 'dark'} />;
}
