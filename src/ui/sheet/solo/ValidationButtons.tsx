import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../components/Text';
import { Touchable } from '../../components/Touchable';
import { Icon } from '../../drawings/Icon';
import { useTheme } from '../../theme/ThemeProvider';
import { RADIUS } from '../../theme/tokens';
import { FACE } from '../box';
import { useGame, useGameStore } from '../GameContext';

/** One tap for each validation card that is drawn from the player's own deck (R11.3). */
export const ValidationButtons = memo(function ValidationButtons({ height }: { height: number }) {
  const plans = useGame((state) => state.timeline.setup.plans);
  return plans.map(({ stack }, plan) => (
    <ValidationButton key={plan} plan={plan} stack={`${stack}`} height={height} />
  ));
});

function ValidationButton({ plan, stack, height }: { plan: number; stack: string; height: number }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const store = useGameStore();
  const gone = useGame((state) => state.timeline.game.rival.drawn[plan] === true);
  return (
    <Touchable
      quick
      label={t(gone ? 'solo.validationGone' : 'solo.validation', { stack })}
      onPress={() => store.getState().tell({ type: 'validation', plan })}
      style={{ width: 44, height }}
    >
      <View
        style={{
          height: height - 2 * FACE,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS.s,
          borderWidth: 1.5,
          borderStyle: gone ? 'dashed' : 'solid',
          borderColor: gone ? theme.line : theme.edge,
          backgroundColor: gone ? theme.surface : theme.mustard,
        }}
      >
        <Text type="label" tone={gone ? 'inkSoft' : 'onMustard'} style={{ lineHeight: 18 }}>
          {stack}
        </Text>
        {gone ? <Icon name="check" color={theme.inkSoft} size={12} /> : null}
      </View>
    </Touchable>
  );
}
