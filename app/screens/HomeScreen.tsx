import { useTranslation } from 'react-i18next';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets, type EdgeInsets } from 'react-native-safe-area-context';

import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { ListRow } from '../../src/ui/components/ListRow';
import { LinkButton } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { StreetScene } from '../../src/ui/drawings/StreetScene';
import { useGames } from '../../src/ui/GamesContext';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { COLUMN, SPACE, WIDE } from '../../src/ui/theme/tokens';
import { RunningGames } from '../home/RunningGames';
import { StorageNotice } from '../home/StorageNotice';
import { WebNotices } from '../home/WebNotices';
import { useScreen } from '../useScreen';

export function HomeScreen() {
  const { t } = useTranslation();
  const { navigation } = useScreen(t('home.title'));
  const running = useGames((state) => state.running.length > 0);
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const window = useWindowDimensions();
  const form = homeForm(window, insets, running);
  return (
    <ScrollView
      role="main"
      style={{ flex: 1, backgroundColor: theme.background }}
      contentContainerStyle={{ minHeight: '100%', flexDirection: form.beside ? 'row' : 'column' }}
    >
      <View style={{ width: form.width, height: form.height }}>
        <View role="img" aria-label={t('home.scene')}>
          <StreetScene width={form.width} height={form.height} />
        </View>
        <View style={{ position: 'absolute', top: insets.top + SPACE.l, left: insets.left + SPACE.xl }}>
          <Text type="brand" heading={1}>
            {t('app.name')}
          </Text>
          <Text type="label">{t('app.tagline')}</Text>
        </View>
      </View>
      <View
        style={{
          flex: 1,
          justifyContent: 'center',
          gap: SPACE.l,
          padding: SPACE.l,
          paddingRight: SPACE.l + insets.right,
          paddingBottom: SPACE.l + insets.bottom,
        }}
      >
        <View style={{ alignSelf: 'center', width: '100%', maxWidth: COLUMN - 160, gap: SPACE.l }}>
          <StorageNotice />
          <RunningGames />
          <Button
            kind={running ? 'outlined' : 'filled'}
            icon="plus"
            title={t('game.newGame')}
            onPress={() => navigation.navigate('NewGame')}
            testID="new-game"
          />
          <WebNotices />
          <Card>
            <ListRow
              icon="history"
              title={t('home.history')}
              note={t('home.historyNote')}
              onPress={() => navigation.navigate('History')}
            />
            <ListRow
              icon="box"
              title={t('home.box')}
              note={t('home.boxNote')}
              onPress={() => navigation.navigate('Box')}
            />
            <ListRow
              icon="settings"
              iconFill="mustardTint"
              title={t('settings.title')}
              note={t('settings.summary')}
              onPress={() => navigation.navigate('Settings')}
            />
            <ListRow
              icon="paper"
              iconFill="lawnTint"
              title={t('about.title')}
              note={t('about.summary')}
              onPress={() => navigation.navigate('About')}
            />
          </Card>
          <View style={{ alignItems: 'center' }}>
            <LinkButton icon="help" title={t('home.help')} run={() => navigation.navigate('Help')} />
          </View>
          <Text type="caption" tone="inkSoft" center>
            {t('app.unofficial')}
          </Text>
        </View>
      </View>
    </ScrollView>
  );
}

interface Size {
  width: number;
  height: number;
}

const CONTROLS = 420; // px the controls want below the street
const PANEL = 420; // px they want beside it

/** Where the street goes: above the controls, or beside them in windows lying on their side. */
function homeForm(window: Size, insets: EdgeInsets, playing: boolean): Size & { beside: boolean } {
  const beside = window.width >= WIDE && window.width > window.height;
  if (beside) {
    return { beside, width: window.width - Math.min(PANEL, window.width * 0.46), height: window.height };
  }
  const share = playing ? 0.38 : 0.56; // a game that waits is more than a picture
  const height = Math.max(250, Math.min(window.height - CONTROLS - insets.bottom, window.height * share));
  return { beside, width: window.width, height };
}
