import { createStaticNavigation, DefaultTheme, type StaticParamList } from '@react-navigation/native';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { useTheme } from '../src/ui/theme/ThemeProvider';
import { BASE } from './base';
import {
  AboutScreen,
  BackupScreen,
  BoxScreen,
  DuelScreen,
  FirstGameScreen,
  HelpScreen,
  HistoryScreen,
  OpponentScreen,
  PaperScreen,
  PlansScreen,
  PlayersScreen,
  PostcardScreen,
  RecordScreen,
  ScoreScreen,
  SettingsScreen,
  SheetScreen,
  StatsScreen,
} from './laterScreens';
import { GameScreen } from './screens/GameScreen';
import { HomeScreen } from './screens/HomeScreen';
import { NewGameScreen } from './screens/NewGameScreen';
import { NotFoundScreen } from './screens/NotFoundScreen';
import { createStack } from './stack';

/** Every screen with its address; the address of an unknown page leads to NotFound. */
const Stack = createStack({
  screenOptions: { headerShown: false },
  screenLayout: ({ children }) => <Suspense fallback={null}>{children}</Suspense>,
  screens: {
    Home: { screen: HomeScreen, linking: '' },
    NewGame: { screen: NewGameScreen, linking: 'new' },
    Game: { screen: GameScreen, linking: 'game/:id' },
    Score: { screen: ScoreScreen, linking: 'game/:id/score' },
    Paper: { screen: PaperScreen, linking: 'paper' },
    Duel: { screen: DuelScreen, linking: 'game/:id/duel' },
    Plans: { screen: PlansScreen, linking: 'new/plans' },
    Box: { screen: BoxScreen, linking: 'box' },
    Opponent: { screen: OpponentScreen, linking: 'box/opponent/:id' },
    Sheet: { screen: SheetScreen, linking: 'box/sheet/:id' },
    Players: { screen: PlayersScreen, linking: 'players' },
    History: { screen: HistoryScreen, linking: 'history' },
    Record: { screen: RecordScreen, linking: 'history/:id' },
    Stats: { screen: StatsScreen, linking: 'stats' },
    Postcard: { screen: PostcardScreen, linking: 'history/:id/postcard' },
    Backup: { screen: BackupScreen, linking: 'backup' },
    Settings: { screen: SettingsScreen, linking: 'settings' },
    FirstGame: { screen: FirstGameScreen, linking: 'help/first-game' },
    Help: { screen: HelpScreen, linking: 'help/:topic?' },
    About: { screen: AboutScreen, linking: 'about' },
    NotFound: { screen: NotFoundScreen, linking: '*' },
  },
});

type Screens = StaticParamList<typeof Stack>;
declare global {
  // How React Navigation 7 learns our screens, so that navigate('Setings') does not compile.
  namespace ReactNavigation {
    interface RootParamList extends Screens {}
  }
}

/** What leads into the app on phones: its own scheme, and the web addresses of the host it is published on. */
const HOST = process.env.EXPO_PUBLIC_PICKET_HOST;
const PREFIXES = ['picket://', ...(HOST ? [`https://${HOST}/`] : [])];

const Tree = createStaticNavigation(Stack);

export function Navigation() {
  const { t } = useTranslation();
  const theme = useTheme();
  const colors = {
    ...DefaultTheme.colors,
    primary: theme.primary,
    background: theme.background,
    card: theme.surface,
    text: theme.ink,
    border: theme.line,
  };
  return (
    <Tree
      // Home lies below every screen reached by a link, so that there is always a way back.
      linking={{ prefixes: PREFIXES, config: { initialRouteName: 'Home', ...(BASE ? { path: BASE } : {}) } }}
      documentTitle={{ formatter: (options) => t('app.pageTitle', { screen: options?.title ?? '' }) }}
      theme={{ ...DefaultTheme, dark: theme.dark, colors }}
    />
  );
}
