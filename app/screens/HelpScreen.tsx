import type { StaticScreenProps } from '@react-navigation/native';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '../../src/ui/components/Button';
import { IconButton } from '../../src/ui/components/IconButton';
import { Screen } from '../../src/ui/components/Screen';
import { SegmentedControl } from '../../src/ui/components/SegmentedControl';
import { Text } from '../../src/ui/components/Text';
import { TextField } from '../../src/ui/components/TextField';
import { HELP_EDITIONS, SECTIONS, type HelpEdition, type Line } from '../../src/ui/help/content';
import { HelpSection } from '../../src/ui/help/HelpSection';
import { mentions } from '../../src/ui/help/search';
import { TOPICS, type Topic } from '../../src/ui/help/topics';
import { topicOf } from '../../src/ui/help/whyTopics';
import { COLUMN, SPACE } from '../../src/ui/theme/tokens';
import { useScreen } from '../useScreen';

type HelpProps = StaticScreenProps<{ topic?: string; edition?: string } | undefined>;

/** The rules in short. The section that is open is the address; what is typed opens all that mention it. */
export function HelpScreen({ route }: HelpProps) {
  const { t } = useTranslation();
  const { back, navigation } = useScreen(t('settings.help'));
  const [edition, setEdition] = useState<HelpEdition>(route.params?.edition === '2023' ? '2023' : '2018');
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const open = topicOf(route.params?.topic);
  const found = TOPICS.map((topic) => ({ topic, lines: linesOf(topic, edition) })).filter(
    ({ topic, lines }) =>
      lines.length > 0 &&
      mentions([t(`help.topic.${topic}`), ...lines.map((l) => t(`help.say.${l.id}`))].join(' '), words),
  );
  return (
    <Screen
      title={t('settings.help')}
      back={back}
      list={
        <Scrolling to={words === '' ? open : null}>
          {(place) => (
            <>
              <Button
                kind="filled"
                icon="play"
                title={t('help.start')}
                onPress={() => navigation.navigate('FirstGame')}
              />
              <Text type="caption" tone="inkSoft" center>
                {t('help.startNote')}
              </Text>
              <TextField
                icon="search"
                label={t('help.search')}
                placeholder={t('help.search')}
                value={typed}
                onChange={setTyped}
                action={
                  typed === '' ? undefined : (
                    <IconButton icon="close" label={t('help.clear')} onPress={() => setTyped('')} />
                  )
                }
              />
              <SegmentedControl
                label={t('help.edition')}
                segments={HELP_EDITIONS.map((value) => ({
                  value,
                  title: value,
                  label: t('help.editionOf', { year: value }),
                }))}
                value={edition}
                onChange={setEdition}
              />
              {found.map(({ topic, lines }) => (
                <View key={topic} {...place(topic)}>
                  <HelpSection
                    topic={topic}
                    lines={lines}
                    open={words !== '' || topic === open}
                    onToggle={() => navigation.navigate('Help', topic === open ? undefined : { topic })}
                  />
                </View>
              ))}
              {found.length === 0 ? <Text center>{t('help.none', { words })}</Text> : null}
              <Text type="caption" tone="inkSoft">
                {t('help.rulings')}
              </Text>
            </>
          )}
        </Scrolling>
      }
    />
  );
}

/** What a section says in one edition; nothing where it has no place there. */
function linesOf(topic: Topic, edition: HelpEdition): readonly Line[] {
  const section = SECTIONS[topic];
  if (section.edition && section.edition !== edition) return [];
  return section.lines.filter((line) => line.edition === undefined || line.edition === edition);
}

interface ScrollingProps {
  to: Topic | null; // shown once its place is known
  children: (place: (topic: Topic) => object) => ReactNode;
}

function Scrolling({ to, children }: ScrollingProps) {
  const insets = useSafeAreaInsets();
  const scroller = useRef<ScrollView>(null);
  const arrived = useRef(to === null); // only where an address leads: a tap is seen where it was
  const place = (topic: Topic) => ({
    onLayout({ nativeEvent }: { nativeEvent: { layout: { y: number } } }) {
      if (topic !== to || arrived.current) return;
      arrived.current = true;
      scroller.current?.scrollTo({ y: Math.max(0, nativeEvent.layout.y - SPACE.s), animated: false });
    },
  });
  return (
    <ScrollView
      ref={scroller}
      style={{ flex: 1 }}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={{
        alignSelf: 'center',
        width: '100%',
        maxWidth: COLUMN,
        paddingHorizontal: SPACE.l,
        paddingTop: SPACE.s,
        paddingBottom: SPACE.xl + insets.bottom,
        gap: SPACE.s,
      }}
    >
      {children(place)}
    </ScrollView>
  );
}
