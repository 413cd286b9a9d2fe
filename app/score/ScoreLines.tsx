import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { partValue, type Focus, type ScorePart } from '../../src/game/scoreParts';
import { claimValue } from '../../src/game/table';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { FONT, RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { figure } from '../history/words';
import { EstateSizes } from './EstateSizes';
import { PlanValue } from './PlanValue';
import { ScoreRow } from './ScoreRow';
import { focusWords, partDetail, partName, type OwnScore } from './words';

interface ScoreLinesProps {
  own: OwnScore;
  parts: readonly ScorePart[];
  shown: number; // sections counted so far
  focus: Focus | null;
  onFocus: (focus: Focus) => void;
}

/** The paper's score line, one section below the other. */
export function ScoreLines({ own, parts, shown, focus, onFocus }: ScoreLinesProps) {
  const { t } = useTranslation();
  const { score } = own;
  const total = parts.slice(0, shown).reduce((sum, part) => sum + partValue(score, part), 0);
  return (
    <Card style={{ padding: 0, gap: 0, overflow: 'hidden' }}>
      <View
        role="group"
        aria-label={t('ending.lines')}
        accessibilityLabel={t('ending.lines')}
        style={{ paddingHorizontal: SPACE.s, paddingTop: SPACE.xs }}
      >
        {parts.map((part, index) => {
          const value = partValue(score, part);
          const name = partName(t, part);
          const label = t('ending.line', { name, value: figure(value), why: focusWords(t, part, own) });
          const counted = index < shown;
          return (
            <View key={part}>
              <ScoreRow
                part={part}
                name={name}
                detail={partDetail(t, part, own)}
                value={value}
                label={label}
                chosen={focus === part}
                counted={counted}
                first={index === 0}
                {...(part === 'plans' && value !== 0 ? { extra: <Claims own={own} /> } : {})}
                onPress={() => onFocus(part)}
              />
              {part === 'estates' ? (
                <EstateSizes
                  own={own}
                  counted={counted}
                  chosen={typeof focus === 'number' ? focus : null}
                  onChoose={onFocus}
                />
              ) : null}
            </View>
          );
        })}
      </View>
      <Total value={total} />
    </Card>
  );
}

function Claims({ own: { setup, line } }: { own: OwnScore }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
      {setup.plans.map((card, plan) => {
        const claim = line.claims[plan] ?? null;
        const value = claimValue(card, claim);
        return value === null ? null : <PlanValue key={plan} claim={claim} text={`${card.stack} ${value}`} />;
      })}
    </View>
  );
}

function Total({ value }: { value: number }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const ground = theme.dark ? theme.well : theme.ink;
  const words = { color: theme.dark ? theme.ink : theme.surface };
  return (
    <View
      role="status"
      testID="total"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'space-between',
        paddingHorizontal: SPACE.l,
        paddingVertical: SPACE.s,
        borderBottomLeftRadius: RADIUS.l - 1,
        borderBottomRightRadius: RADIUS.l - 1,
        backgroundColor: ground,
      }}
    >
      <Text type="title" style={words}>
        {t('score.total')}
      </Text>
      <Text style={{ ...words, fontFamily: FONT.bold, fontSize: 40, lineHeight: 48 }}>{figure(value)}</Text>
    </View>
  );
}
