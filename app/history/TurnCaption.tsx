import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Moment } from '../../src/game/moments';
import { Text } from '../../src/ui/components/Text';
import { Icon } from '../../src/ui/drawings/Icon';
import { streetName } from '../../src/ui/sheet/words';
import { useSheetColours } from '../../src/ui/theme/sheetColours';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { FONT, RADIUS, SPACE, TARGET } from '../../src/ui/theme/tokens';

/** "Turn 17 of 26", and what was written in it. */
export function TurnCaption({ moment, turns }: { moment: Moment; turns: number }) {
  const { t } = useTranslation();
  const { turn, rival } = moment;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: TARGET,
        columnGap: SPACE.s,
      }}
    >
      <Text type="heading" heading={2}>
        {turn === 0 ? t('replay.start') : t('replay.turn', { turn })}
      </Text>
      <Text tone="inkSoft" style={{ flexGrow: 1 }}>
        {turn === 0 ? '' : t('replay.of', { turns })}
      </Text>
      {rival === null ? null : <Text tone="inkSoft">{t('replay.rival', { points: rival })}</Text>}
      <Move moment={moment} />
    </View>
  );
}

function Move({ moment: { written, refused, claimed, game } }: { moment: Moment }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { hand, hue } = useSheetColours();
  if (written === null && !refused) return null;
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        minHeight: 40,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.m,
        borderWidth: 1,
        borderColor: theme.line,
        backgroundColor: theme.surface,
      }}
    >
      {written === null ? (
        <>
          <Icon name="refusal" color={hue.refusal} size={20} />
          <Text>{t('say.refused')}</Text>
        </>
      ) : (
        <>
          <Text style={{ fontFamily: FONT.hand, fontSize: 24, lineHeight: 28, color: hand }}>
            {written.number}
          </Text>
          <Icon name={written.effect} color={hue[written.effect]} size={20} />
          <Text>{streetName(written.street)}</Text>
        </>
      )}
      {claimed.map((plan) => (
        <View
          key={plan}
          style={{ paddingHorizontal: 7, borderRadius: RADIUS.s, backgroundColor: theme.mustard }}
        >
          <Text type="label" tone="onMustard">
            {game.setup.plans[plan]?.stack ?? ''}
          </Text>
        </View>
      ))}
    </View>
  );
}
