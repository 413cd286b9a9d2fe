import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { AaaFigures } from '../../../game/aaa';
import { pileParts, type PileGroup, type PilePart } from '../../../game/pile';
import type { Effect } from '../../../rules/types';
import { Text } from '../../components/Text';
import { Icon } from '../../drawings/Icon';
import { useSheetColours } from '../../theme/sheetColours';
import { RADIUS, SPACE } from '../../theme/tokens';
import { EffectCard } from './EffectCard';

interface PileProps {
  pile: readonly Effect[];
  figures: AaaFigures;
  scored: boolean; // level 0 has no sums
}

/** AAA's pile in its order, cut at its fences (R11.7); the last estate is still open. */
export function Pile({ pile, figures, scored }: PileProps) {
  const parts = pileParts(pile, figures);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      {parts.map((part, i) => (
        <Part
          key={i}
          part={part}
          index={groupsUpTo(parts, i)}
          open={i === parts.length - 1}
          scored={scored}
        />
      ))}
    </View>
  );
}

const groupsUpTo = (parts: readonly PilePart[], index: number): number =>
  parts.slice(0, index + 1).filter(({ kind }) => kind === 'group').length;

interface PartProps {
  part: PilePart;
  index: number;
  open: boolean;
  scored: boolean;
}

function Part({ part, index, open, scored }: PartProps) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  if (part.kind === 'group') return <Group group={part.group} index={index} open={open} scored={scored} />;
  return (
    <View role="img" aria-label={t('solo.fence')} accessibilityLabel={t('solo.fence')}>
      <Icon name="fence" color={open ? colours.hue.fence : colours.ink} size={26} />
    </View>
  );
}

const CARD = 30;

interface GroupProps {
  group: PileGroup;
  index: number;
  open: boolean;
  scored: boolean;
}

function Group({ group, index, open, scored }: GroupProps) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const { houses, each, value, counts } = group;
  const cards = group.cards.map((effect) => t(`game.tools.${effect}`)).join(', ');
  const notes = [open ? t('solo.stillOpen') : '', counts || !scored ? '' : t('solo.notCounted')].filter(
    Boolean,
  );
  const sum = [scored ? t('solo.groupSum', { houses, each, value }) : '', ...notes]
    .filter(Boolean)
    .join(', ');
  const label = t('solo.group', { index, cards, sum });
  return (
    <View
      role="img"
      aria-label={label}
      accessibilityLabel={label}
      style={{
        maxWidth: '100%',
        padding: 6,
        gap: SPACE.xs,
        alignItems: 'center',
        borderRadius: RADIUS.m,
        borderWidth: open ? 2 : 1.2,
        borderStyle: open ? 'dashed' : 'solid',
        borderColor: open ? colours.primary : colours.line,
        backgroundColor: colours.surface,
      }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 3 }}>
        {group.cards.map((effect, i) => (
          <EffectCard key={i} effect={effect} width={CARD} newest={open && i === group.cards.length - 1} />
        ))}
      </View>
      {scored ? (
        <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
          <Text type="caption" tone="inkSoft">{`${houses} × ${each}`}</Text>
          <Text type="label" {...(counts ? {} : { style: { textDecorationLine: 'line-through' } })}>
            {value}
          </Text>
        </View>
      ) : null}
    </View>
  );
}
