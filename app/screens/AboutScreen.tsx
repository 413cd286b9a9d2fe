import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { expo } from '../../app.json';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Text } from '../../src/ui/components/Text';
import { SPACE, type TypeName } from '../../src/ui/theme/tokens';
import { CrashCard } from '../care/CrashCard';
import { InstallInfo } from '../care/InstallInfo';
import { useScreen } from '../useScreen';

type FontUse = 'display' | 'text' | 'hand';

/** Names and notices as their authors wrote them: the same in every language. */
const FONTS: readonly { name: string; use: FontUse; type: TypeName; notice: string }[] = [
  {
    name: 'Oleo Script',
    use: 'display',
    type: 'display',
    notice: '© 2012 Soytutype, with Reserved Font Name “Oleo Script”',
  },
  { name: 'Nunito', use: 'text', type: 'heading', notice: '© 2014 The Nunito Project Authors' },
  {
    name: 'Patrick Hand',
    use: 'hand',
    type: 'hand',
    notice: '© 2010–2012 Patrick Wagesreiter',
  },
];

export function AboutScreen() {
  const { t } = useTranslation();
  const { back } = useScreen(t('about.title'));
  return (
    <Screen title={t('about.title')} back={back} reading>
      <Card>
        <Text type="display">{t('app.name')}</Text>
        <Text type="caption" tone="inkSoft">
          {t('about.version', { version: expo.version })}
        </Text>
        <Text>{t('about.what')}</Text>
      </Card>
      <Section title={t('about.unofficialTitle')} text={t('about.unofficial')} />
      <Section title={t('about.privacyTitle')} text={t('about.privacy')} />
      <Card>
        <Text type="heading" heading={2}>
          {t('about.fontsTitle')}
        </Text>
        <Text>{t('about.fonts', { count: FONTS.length })}</Text>
        {FONTS.map((font) => (
          <View key={font.name} style={{ paddingTop: SPACE.s }}>
            <Text type={font.type}>{font.name}</Text>
            <Text type="caption" tone="inkSoft">
              {t(`about.fontUse.${font.use}`)}
            </Text>
            <Text type="caption" tone="inkSoft">
              {font.notice}
            </Text>
          </View>
        ))}
      </Card>
      <InstallInfo />
      <Section title={t('about.licenceTitle')} text={t('about.licence')} />
      <CrashCard />
    </Screen>
  );
}

function Section({ title, text }: { title: string; text: string }) {
  return (
    <Card>
      <Text type="heading" heading={2}>
        {title}
      </Text>
      <Text>{text}</Text>
    </Card>
  );
}
