import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { draftGoal, planDraft } from '../../game/planDraft';
import { GOAL_KINDS, type GoalKind, type PlanGoal, type Stack } from '../../rules/types';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { GoalPicture } from './GoalPicture';

interface KindPickerProps {
  stack: Stack;
  kind: GoalKind;
  goal: PlanGoal;
  onPick: (kind: GoalKind) => void;
}

/** The band of the card: its stack and the kind of its goal, which opens the list of kinds. */
export function KindPicker({ stack, kind, onPick }: KindPickerProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  const pick = (next: GoalKind) => {
    setOpen(false);
    onPick(next);
  };
  return (
    <View>
      <Touchable
        label={t('planForm.kindOpen', { kind: t(`planForm.kinds.${kind}`) })}
        state={{ expanded: open }}
        onPress={() => setOpen(!open)}
        style={{ backgroundColor: theme.mustardTint, paddingHorizontal: SPACE.m, minHeight: 48 }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Icon name="plan" color={theme.ink} size={22} />
          <Text type="label">{stack}</Text>
          <Text style={{ flex: 1, textAlign: 'right' }}>{t(`planForm.kinds.${kind}`)}</Text>
          <Icon name="down" color={theme.ink} size={20} />
        </View>
      </Touchable>
      {open ? <Kinds stack={stack} kind={kind} onPick={pick} /> : null}
    </View>
  );
}

const SAMPLE = { sizes: [2, 3] as const, count: 4, pools: 1 };

function Kinds({ stack, kind, onPick }: Omit<KindPickerProps, 'goal'>) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <View
      role="group"
      aria-label={t('planForm.goal')}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.xs,
        padding: SPACE.s,
        backgroundColor: theme.well,
      }}
    >
      {GOAL_KINDS.map((one) => (
        <Touchable
          key={one}
          role="checkbox"
          label={t(`planForm.kinds.${one}`)}
          state={{ checked: one === kind }}
          onPress={() => onPick(one)}
          style={{
            flexGrow: 1,
            flexBasis: '30%',
            alignItems: 'center',
            gap: 2,
            padding: 6,
            borderRadius: RADIUS.s,
            borderWidth: one === kind ? 2 : 1,
            borderColor: one === kind ? theme.primary : theme.line,
            backgroundColor: one === kind ? theme.primaryTint : theme.surface,
          }}
        >
          <GoalPicture
            goal={draftGoal({ ...planDraft({ stack }), ...SAMPLE, kind: one })}
            width={84}
            height={20}
          />
          <Text center style={{ fontSize: 12, lineHeight: 15 }}>
            {t(`planForm.kinds.${one}`)}
          </Text>
        </Touchable>
      ))}
    </View>
  );
}
