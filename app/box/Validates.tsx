import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

const LETTERS = ['A', 'B', 'C'] as const;

interface ValidatesProps {
  value: readonly (boolean | null)[];
  onChange: (value: readonly (boolean | null)[]) => void;
}

/** Which plans the opponent validates (R11.3): yes, no, or not copied yet. */
export function Validates({ value, onChange }: ValidatesProps) {
  const { t } = useTranslation();
  return (
    <View style={{ gap: SPACE.xs }}>
      <Text type="label">{t('opponent.validates')}</Text>
      <View role="group" aria-label={t('opponent.validates')} style={{ flexDirection: 'row', gap: SPACE.s }}>
        {LETTERS.map((letter, index) => (
          <Letter
            key={letter}
            letter={letter}
            yes={value[index] ?? null}
            onPress={() => onChange(value.map((old, i) => (i === index ? old !== true : old)))}
          />
        ))}
      </View>
      {value.includes(null) ? (
        <Text type="caption" tone="coral">
          {t('opponent.fromCard')}
        </Text>
      ) : null}
    </View>
  );
}

function Letter({ letter, yes, onPress }: { letter: string; yes: boolean | null; onPress: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Touchable
      label={letterWords(t, letter, yes)}
      onPress={onPress}
      style={{
        flex: 1,
        minHeight: 52,
        alignItems: 'center',
        borderRadius: RADIUS.m,
        borderWidth: yes ? 2 : 1,
        borderStyle: yes === null ? 'dashed' : 'solid',
        borderColor: yes === null ? theme.coral : yes ? theme.primary : theme.edge,
        backgroundColor: yes ? theme.primaryTint : theme.surface,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        <Text type="label">{letter}</Text>
        {yes === null ? (
          <Text type="label" tone="coral">
            {UNKNOWN}
          </Text>
        ) : (
          <Icon name={yes ? 'check' : 'close'} color={theme.ink} size={18} />
        )}
      </View>
    </Touchable>
  );
}

const UNKNOWN = '?';

function letterWords(t: TFunction, letter: string, yes: boolean | null): string {
  if (yes === null) return t('opponent.letterUnknown', { letter });
  return yes ? t('opponent.letterYes', { letter }) : t('opponent.letterNo', { letter });
}
