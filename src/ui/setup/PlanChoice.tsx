import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import type { Stack } from '../../rules/types';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { PlanFace } from './PlanFace';
import { knownPlanLabel, type KnownPlan } from './planWords';

interface PlanChoiceProps {
  plan: KnownPlan;
  width: number;
  onPress: () => void;
  label?: string;
  chosen?: boolean; // given: one of several
}

/** A plan card one can tap. */
export function PlanChoice({ plan, width, onPress, label, chosen }: PlanChoiceProps) {
  const { t } = useTranslation();
  return (
    <Touchable
      label={label ?? knownPlanLabel(t, plan)}
      onPress={onPress}
      {...(chosen === undefined ? {} : { role: 'checkbox' as const, state: { checked: chosen } })}
      style={{ borderRadius: RADIUS.m, alignSelf: 'stretch' }}
    >
      <View style={{ flex: 1 }}>
        <PlanFace plan={plan} width={width} chosen={chosen === true} />
      </View>
    </Touchable>
  );
}

/** A stack whose card nobody has chosen yet. */
export function PlanGap({ stack, width, onPress }: { stack: Stack; width: number; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Touchable
      label={t('table.missing', { stack })}
      onPress={onPress}
      style={{
        width,
        minHeight: 138,
        alignItems: 'center',
        gap: SPACE.xs,
        padding: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: theme.coral,
        backgroundColor: theme.surface,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
        <Icon name="plan" color={theme.ink} size={20} />
        <Text type="label">{stack}</Text>
      </View>
      <Text type="caption" center tone="inkSoft">
        {t('table.tapToCopy')}
      </Text>
    </Touchable>
  );
}
