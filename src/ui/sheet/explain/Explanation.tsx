import '../../../i18n/explain';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';

import { announce } from '../../announce';
import { LinkButton } from '../../components/Section';
import { Text } from '../../components/Text';
import { Icon } from '../../drawings/Icon';
import { useSheetColours } from '../../theme/sheetColours';
import { RADIUS, SPACE } from '../../theme/tokens';
import { useHaptics } from '../../useHaptics';
import { EDGE, Floating } from '../Floating';
import { useGameStore } from '../GameContext';
import type { GameLayout } from '../layout';
import type { Explained } from './answer';
import { explained } from './explained';
import type { Point } from './hold';
import { subjectAt } from './subject';
import { useLeave } from './useLeave';

const ROOM = 210; // px an answer may need above what it speaks of
const WIDEST = 320;

interface ExplanationProps {
  layout: GameLayout;
  scrolled: number;
  point: Point; // where the finger rests
  onHelp: (topic: string) => void;
  onClose: () => void;
}

/** Answers "what is this, and what is it worth now?" for whatever a finger rests on. */
export function Explanation({ layout, scrolled, point, onHelp, onClose }: ExplanationProps) {
  const { t } = useTranslation();
  const state = useGameStore().getState();
  const tick = useHaptics();
  const found = subjectAt(layout, state, { point, scrolled });
  const answer = found ? explained({ t, state }, found.subject) : null;
  const spoken = answer ? `${answer.title}. ${[...answer.lines, answer.worth ?? ''].join(' ')}` : null;
  useLeave(onClose);
  useEffect(() => {
    if (spoken === null) return onClose();
    tick();
    announce(spoken);
  }, [spoken, onClose, tick]);
  if (!found || !answer) return null;
  return (
    <>
      <Pressable
        onPress={onClose}
        aria-hidden
        importantForAccessibility="no"
        tabIndex={-1}
        style={{ position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 }}
      />
      <Ring {...found} />
      <Floating
        layout={layout}
        tip={found.box}
        width={Math.min(WIDEST, layout.width - 2 * EDGE)}
        room={ROOM}
        paper
      >
        <Answer answer={answer} onMore={() => onHelp(answer.topic)} />
      </Floating>
    </>
  );
}

/** Shows what the answer speaks of. */
function Ring({ box }: { box: { x: number; y: number; width: number; height: number } }) {
  const colours = useSheetColours();
  return (
    <View
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        borderRadius: RADIUS.s,
        borderWidth: 3,
        borderColor: colours.primary,
        pointerEvents: 'none',
      }}
    />
  );
}

function Answer({ answer, onMore }: { answer: Explained; onMore: () => void }) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const { tool } = answer;
  return (
    <View style={{ padding: SPACE.m, paddingBottom: SPACE.xs, gap: SPACE.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <View
          style={{
            width: 32,
            height: 32,
            borderRadius: RADIUS.s,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: tool ? colours.tint[tool] : colours.primaryTint,
          }}
        >
          <Icon name={answer.icon} color={tool ? colours.hue[tool] : colours.ink} size={20} />
        </View>
        <Text type="label" style={{ flex: 1, lineHeight: 20 }}>
          {answer.title}
        </Text>
      </View>
      {answer.lines.map((line) => (
        <Text key={line} style={{ fontSize: 14.5, lineHeight: 20 }}>
          {line}
        </Text>
      ))}
      {answer.worth === null ? null : (
        <Text type="label" style={{ fontSize: 14.5, lineHeight: 20 }}>
          {answer.worth}
        </Text>
      )}
      <LinkButton icon="help" title={t('explain.more')} run={onMore} />
    </View>
  );
}
