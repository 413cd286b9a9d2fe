import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { useSheetColours } from '../theme/sheetColours';
import { RADIUS, SPACE, TARGET } from '../theme/tokens';
import { SECTIONS, type Line } from './content';
import { StreetPicture } from './StreetPicture';
import { TOPICS, type Topic } from './topics';

const ROOFS = [0, 1, 2] as const;

interface HelpSectionProps {
  topic: Topic;
  lines: readonly Line[];
  open: boolean;
  onToggle: () => void;
}

/** One section of the rules: its name, and once opened its sentences. */
export function HelpSection({ topic, lines, open, onToggle }: HelpSectionProps) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const { picture } = SECTIONS[topic];
  return (
    <View
      style={{
        borderRadius: RADIUS.l,
        borderWidth: open ? 2 : 1,
        margin: open ? 0 : 1,
        borderColor: open ? colours.primary : colours.line,
        backgroundColor: colours.surface,
      }}
    >
      <Name topic={topic} open={open} onToggle={onToggle} />
      {open ? (
        <View style={{ gap: SPACE.m, paddingHorizontal: SPACE.l, paddingBottom: SPACE.l }}>
          {picture ? (
            <StreetPicture text={picture} roof={ROOFS[TOPICS.indexOf(topic) % ROOFS.length] ?? 0} />
          ) : null}
          {lines.map((line) => (
            <View key={line.id} style={{ gap: SPACE.xs }}>
              <Text>{t(`help.say.${line.id}`)}</Text>
              <Marks line={line} />
            </View>
          ))}
        </View>
      ) : null}
    </View>
  );
}

function Name({ topic, open, onToggle }: Omit<HelpSectionProps, 'lines'>) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const { icon, tool, edition } = SECTIONS[topic];
  return (
    <View role="heading" aria-level={2}>
      <Touchable
        label={t(`help.topic.${topic}`)}
        state={{ expanded: open }}
        onPress={onToggle}
        style={{ minHeight: 56, borderRadius: RADIUS.l, padding: SPACE.s }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <View
            style={{
              width: TARGET,
              height: TARGET,
              borderRadius: RADIUS.m,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: tool ? colours.tint[tool] : colours.primaryTint,
            }}
          >
            <Icon name={icon} color={tool ? colours.hue[tool] : colours.ink} />
          </View>
          <View style={{ flex: 1 }}>
            <Text type="label">{t(`help.topic.${topic}`)}</Text>
            {edition ? (
              <Text type="caption" tone="inkSoft">
                {t('help.editionOf', { year: edition })}
              </Text>
            ) : null}
          </View>
          <Icon name={open ? 'minus' : 'plus'} color={colours.inkSoft} size={20} />
        </View>
      </Touchable>
    </View>
  );
}

/** For which games a sentence holds, and whether it is ours. */
function Marks({ line: { edition, ruling, advanced } }: { line: Line }) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const words = [
    ...(edition ? [t('help.editionOf', { year: edition })] : []),
    ...(advanced ? [t('help.advanced')] : []),
    ...(ruling ? [t('help.ruling')] : []),
  ];
  if (words.length === 0) return null;
  return (
    <View
      style={{
        alignSelf: 'flex-start',
        borderRadius: RADIUS.s,
        paddingHorizontal: SPACE.s,
        paddingVertical: 2,
        backgroundColor: ruling ? colours.mustardTint : colours.well,
      }}
    >
      <Text type="caption">{words.join(' · ')}</Text>
    </View>
  );
}
