import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../components/Text';
import { Icon } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { FONT, RADIUS, SPACE } from '../theme/tokens';
import { GoalPicture } from './GoalPicture';
import { goalShort, inEach, type KnownPlan } from './planWords';

interface PlanFaceProps {
  plan: KnownPlan;
  width: number;
  chosen?: boolean;
  tall?: number; // at least so high: cards of a row end together
}

const ROOMY = 150; // px of width from which the goal is drawn larger

/** A plan card as it lies on the table: band with the stack, the goal in pictures, what it pays. */
export function PlanFace({ plan, width, chosen = false, tall = 138 }: PlanFaceProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const each = inEach(t, plan.goal);
  const edge = chosen ? 2 : 1;
  return (
    <View
      style={{
        width,
        flexGrow: 1,
        minHeight: tall,
        borderRadius: RADIUS.m,
        borderWidth: edge,
        borderColor: chosen ? theme.primary : theme.edge,
        backgroundColor: theme.surface,
        overflow: 'hidden',
      }}
    >
      <Band plan={plan} chosen={chosen} />
      <View
        style={{ flex: 1, alignItems: 'center', justifyContent: 'center', gap: 3, padding: SPACE.s - edge }}
      >
        <GoalPicture goal={plan.goal} width={width - SPACE.l} height={width > ROOMY ? 34 : 26} />
        <Text center style={{ fontSize: 13, lineHeight: 16, fontFamily: FONT.bold }}>
          {goalShort(t, plan.goal)}
        </Text>
        {each === null ? null : (
          <Text center style={{ fontSize: 12, lineHeight: 15 }}>
            {each}
          </Text>
        )}
      </View>
      <View style={{ flexDirection: 'row', justifyContent: 'center', gap: SPACE.s, paddingBottom: SPACE.s }}>
        <Worth value={plan.first} first />
        <Worth value={plan.later} />
      </View>
    </View>
  );
}

function Band({ plan, chosen }: { plan: KnownPlan; chosen: boolean }) {
  const theme = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 6,
        height: 28,
        paddingHorizontal: SPACE.s,
        backgroundColor: chosen ? theme.primaryTint : theme.mustardTint,
      }}
    >
      <Icon name="plan" color={theme.ink} size={17} />
      <Text type="label" style={{ flex: 1, fontSize: 15 }}>
        {plan.stack}
      </Text>
      {plan.own ? <Icon name="pencil" color={theme.ink} size={15} /> : null}
      {plan.advanced ? <Icon name="roundabout" color={theme.ink} size={17} /> : null}
      {chosen ? <Icon name="check" color={theme.ink} size={18} /> : null}
    </View>
  );
}

/** What the plan pays: filled for the first, outlined for later, dashed while nobody copied it. */
export function Worth({ value, first = false }: { value: number | null; first?: boolean }) {
  const theme = useTheme();
  const unknown = value === null;
  return (
    <View
      style={{
        minWidth: 34,
        height: 30,
        paddingHorizontal: 4,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.s,
        borderWidth: unknown ? 1.5 : 1,
        borderStyle: unknown ? 'dashed' : 'solid',
        borderColor: unknown ? theme.coral : first ? theme.mustard : theme.edge,
        backgroundColor: first && !unknown ? theme.mustard : theme.surface,
      }}
    >
      <Text
        type="label"
        tone={unknown ? 'coral' : first ? 'onMustard' : 'ink'}
        style={{ fontSize: 16, lineHeight: 20 }}
      >
        {value ?? UNKNOWN}
      </Text>
    </View>
  );
}

const UNKNOWN = '?';
