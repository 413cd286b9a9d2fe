import { useState } from 'react';
import { TextInput, View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE, TARGET, TYPE } from '../theme/tokens';
import { IconButton } from './IconButton';

interface ValueRowProps {
  values: readonly (number | null)[];
  onChange: (values: readonly (number | null)[]) => void;
  labels: { value: (place: number) => string; add: string; drop: string };
  fewest: number;
  most: number;
  wrong: readonly number[]; // places with a value to check, from 0
  lastTinted?: boolean; // the last value has no box
}

/** A row of whole numbers from 0 to 999, as printed on a sheet. What is no number stays in its field, as an empty value. */
export function ValueRow({
  values,
  onChange,
  labels,
  fewest,
  most,
  wrong,
  lastTinted = true,
}: ValueRowProps) {
  const put = (index: number, value: number | null) =>
    onChange(values.map((old, i) => (i === index ? value : old)));
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs, alignItems: 'center' }}>
      {values.map((value, i) => (
        <ValueBox
          key={i}
          label={labels.value(i + 1)}
          value={value}
          wrong={wrong.includes(i)}
          tinted={lastTinted && i === values.length - 1}
          onChange={(next) => put(i, next)}
        />
      ))}
      <IconButton
        icon="minus"
        label={labels.drop}
        disabled={values.length <= fewest}
        onPress={() => onChange(values.slice(0, -1))}
      />
      <IconButton
        icon="plus"
        label={labels.add}
        disabled={values.length >= most}
        onPress={() => onChange([...values, null])}
      />
    </View>
  );
}

interface ValueBoxProps {
  label: string;
  value: number | null;
  wrong: boolean;
  tinted: boolean;
  onChange: (value: number | null) => void;
}

function ValueBox({ label, value, wrong, tinted, onChange }: ValueBoxProps) {
  const theme = useTheme();
  const [typed, setTyped] = useState<string | null>(null); // what stands in the field while it is not a value
  const type = (text: string) => {
    const good = /^\d{1,3}$/.test(text.trim());
    setTyped(good || text.trim() === '' ? null : text);
    onChange(good ? Number(text) : null);
  };
  return (
    <TextInput
      accessibilityLabel={label}
      aria-label={label}
      aria-invalid={wrong}
      inputMode="numeric"
      selectTextOnFocus
      value={typed ?? (value === null ? '' : `${value}`)}
      onChangeText={type}
      style={{
        ...TYPE.label,
        width: TARGET,
        height: TARGET,
        textAlign: 'center',
        color: theme.ink,
        borderRadius: RADIUS.s,
        borderWidth: wrong ? 2 : 1,
        borderStyle: value === null ? 'dashed' : 'solid',
        borderColor: wrong ? theme.coral : theme.edge,
        backgroundColor: tinted ? theme.well : theme.surface,
      }}
    />
  );
}
