import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET, TYPE } from '../theme/tokens';
import { IconButton } from './IconButton';
import { Text } from './Text';

interface NumberFieldProps {
  label: string;
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number | null) => void; // null: empty, or not a number that can be
  stacked?: boolean; // the label above: two of them stand side by side
}

/** A whole number, typed or stepped. What cannot be is kept in the field and explained; it counts as empty. */
export function NumberField({ label, value, min, max, onChange, stacked = false }: NumberFieldProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const [typed, setTyped] = useState<string | null>(null); // what stands in the field while it is not a value
  const shown = typed ?? (value === null ? '' : String(value));
  const wrong = typed !== null;

  const type = (text: string) => {
    const next = readWhole(text);
    if (next === undefined || (next !== null && (next < min || next > max))) {
      setTyped(text);
      return onChange(null);
    }
    setTyped(null);
    onChange(next);
  };
  const step = (by: number) => () => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, (value ?? min - by) + by)));
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      {stacked ? (
        <Text type="caption" tone="inkSoft" center>
          {label}
        </Text>
      ) : null}
      <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: SPACE.xs }}>
        {stacked ? null : (
          <Text type="label" style={{ flex: 1 }}>
            {label}
          </Text>
        )}
        <IconButton
          icon="minus"
          label={t('common.oneLess', { label })}
          onPress={step(-1)}
          disabled={value !== null && value <= min}
        />
        <TextInput
          accessibilityLabel={label}
          aria-label={label}
          aria-invalid={wrong}
          inputMode="numeric"
          value={shown}
          onChangeText={type}
          selectTextOnFocus
          placeholder={MISSING}
          placeholderTextColor={theme.coral}
          style={{
            ...TYPE.label,
            width: stacked ? 52 : 64,
            minHeight: TARGET,
            textAlign: 'center',
            color: theme.ink,
            borderRadius: RADIUS.s,
            borderWidth: 2,
            borderColor: wrong ? theme.coral : theme.edge,
            backgroundColor: theme.background,
          }}
        />
        <IconButton
          icon="plus"
          label={t('common.oneMore', { label })}
          onPress={step(1)}
          disabled={value !== null && value >= max}
        />
      </View>
      {wrong ? (
        <View role="alert">
          <Text type="caption" tone="coral">
            {t('common.between', { min, max })}
          </Text>
        </View>
      ) : null}
    </View>
  );
}

const MISSING = '?';

/** A whole number, null for nothing typed, undefined for anything else. */
function readWhole(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^-?\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}
