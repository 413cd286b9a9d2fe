import { useNavigation } from '@react-navigation/native';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the screen (browser tab, back gesture) and gives its way back. */
export function useScreen(title: string) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useLayoutEffect(() => navigation.setOptions({ title }), [navigation, title]);
  const run = () => (navigation.canGoBack() ? navigation.goBack() : navigation.navigate('Home'));
  return { navigation, back: { label: t('common.back'), run } };
}
