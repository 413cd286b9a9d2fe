import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import {
  CONTRAST_CHOICES,
  DEFAULT_SETTINGS,
  LANGUAGE_CHOICES,
  THEME_CHOICES,
} from '../../src/state/settings';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Dialog } from '../../src/ui/components/Dialog';
import { ListRow } from '../../src/ui/components/ListRow';
import { Screen } from '../../src/ui/components/Screen';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { useSettings } from '../../src/ui/SettingsContext';
import { SPACE } from '../../src/ui/theme/tokens';
import { useScreen } from '../useScreen';

export function SettingsScreen() {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('settings.title'));
  const { settings, saved, change } = useSettings((state) => state);
  return (
    <Screen title={t('settings.title')} back={back}>
      {saved ? null : (
        <Card>
          <View role="alert">
            <Text>{t('settings.notSaved')}</Text>
          </View>
        </Card>
      )}
      <Card>
        <Text type="heading" heading={2}>
          {t('settings.language')}
        </Text>
        <SegmentedControl
          label={t('settings.language')}
          segments={LANGUAGE_CHOICES.map((value) => ({ value, title: t(`settings.languages.${value}`) }))}
          value={settings.language}
          onChange={(language) => change({ language })}
        />
      </Card>
      <Card>
        <Text type="heading" heading={2}>
          {t('settings.theme')}
        </Text>
        <SegmentedControl
          label={t('settings.theme')}
          segments={THEME_CHOICES.map((value) => ({ value, title: t(`settings.themes.${value}`) }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Text type="caption" tone="inkSoft">
          {t('settings.themeNote')}
        </Text>
      </Card>
      <Card>
        <Text type="heading" heading={2}>
          {t('settings.contrast')}
        </Text>
        <SegmentedControl
          label={t('settings.contrast')}
          segments={CONTRAST_CHOICES.map((value) => ({ value, title: t(`settings.contrasts.${value}`) }))}
          value={settings.contrast}
          onChange={(contrast) => change({ contrast })}
        />
      </Card>
      <Card>
        <ListRow
          title={t('settings.haptics')}
          note={t('settings.hapticsNote')}
          checked={settings.haptics}
          onPress={() => change({ haptics: !settings.haptics })}
        />
        <ListRow
          title={t('settings.leftHanded')}
          note={t('settings.leftHandedNote')}
          checked={settings.leftHanded}
          onPress={() => change({ leftHanded: !settings.leftHanded })}
        />
        <ListRow
          title={t('settings.paperMode')}
          note={t('settings.paperModeNote')}
          checked={settings.paperMode}
          onPress={() => change({ paperMode: !settings.paperMode })}
        />
        <ListRow
          title={t('settings.confirmTurn')}
          note={t('settings.confirmTurnNote')}
          checked={settings.confirmTurn}
          onPress={() => change({ confirmTurn: !settings.confirmTurn })}
        />
      </Card>
      <Card>
        <ListRow
          icon="help"
          iconFill="mustardTint"
          title={t('settings.help')}
          note={t('settings.helpNote')}
          onPress={() => navigation.navigate('Help')}
        />
        <ListRow
          icon="people"
          title={t('players.title')}
          note={t('players.summary')}
          onPress={() => navigation.navigate('Players')}
        />
        <ListRow
          icon="box"
          iconFill="lawnTint"
          title={t('backup.title')}
          note={t('backup.summary')}
          onPress={() => navigation.navigate('Backup')}
        />
      </Card>
      <ResetSettings />
    </Screen>
  );
}

function ResetSettings() {
  const { t } = useTranslation();
  const { settings, change } = useSettings((state) => state);
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const reset = () => {
    const before = settings;
    change(DEFAULT_SETTINGS);
    setAsking(false);
    toast({ text: t('settings.resetDone'), action: { title: t('common.undo'), run: () => change(before) } });
  };
  return (
    <Card>
      <ListRow
        icon="undo"
        iconFill="mustardTint"
        title={t('settings.reset')}
        note={t('settings.resetNote')}
        onPress={() => setAsking(true)}
      />
      <Dialog title={t('settings.resetQuestion')} open={asking} onClose={() => setAsking(false)}>
        <Text>{t('settings.resetExplained')}</Text>
        <View style={{ gap: SPACE.s }}>
          <Button kind="filled" title={t('settings.resetConfirm')} onPress={reset} />
          <Button title={t('common.cancel')} onPress={() => setAsking(false)} />
        </View>
      </Dialog>
    </Card>
  );
}
