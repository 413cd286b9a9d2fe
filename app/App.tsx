import { useFonts } from 'expo-font';
import { getLocales } from 'expo-localization';
import { hideAsync, preventAutoHideAsync } from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { createI18n } from '../src/i18n';
import { createSettingsStore, resolveLanguage, type SettingsStore } from '../src/state/settings';
import { deviceKeyValue } from '../src/storage/keyValue';
import { ToastProvider } from '../src/ui/components/Toast';
import { SettingsContext } from '../src/ui/SettingsContext';
import { FONT_FILES } from '../src/ui/theme/fonts';
import { ThemeProvider, useTheme } from '../src/ui/theme/ThemeProvider';
import { nameLanguage } from './nameLanguage';
import { Navigation } from './Navigation';

preventAutoHideAsync().catch(() => undefined); // no splash screen to hold (web, reload): start without

/** The composition root: here the device, the stores and the screens meet. */
export function App({ store }: { store?: SettingsStore }) {
  const [settings] = useState(() => store ?? createSettingsStore(deviceKeyValue));
  const [fontsLoaded, fontError] = useFonts(FONT_FILES);
  const ready = fontsLoaded || fontError !== null; // without fonts the system's will do
  useEffect(() => {
    if (ready) hideAsync().catch(() => undefined);
  }, [ready]);
  return ready ? <Providers settings={settings} /> : null;
}

function Providers({ settings }: { settings: SettingsStore }) {
  const theme = useStore(settings, (state) => state.settings.theme);
  const i18n = useLanguage(settings);
  return (
    <SettingsContext value={settings}>
      <I18nextProvider i18n={i18n}>
        <ThemeProvider choice={theme}>
          <SafeAreaProvider initialMetrics={initialWindowMetrics}>
            <ToastProvider>
              <SystemBars />
              <Navigation />
            </ToastProvider>
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
  useEffect(() => {
    nameLanguage(language);
    void i18n.changeLanguage(language);
  }, [i18n, language]);
  return i18n;
}

function SystemBars() {
  return <StatusBar style={useTheme().dark ? 'light' : 'dark'} />;
}
