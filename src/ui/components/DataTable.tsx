import { View } from 'react-native';

import { useTheme } from '../theme/ThemeProvider';
import { SPACE } from '../theme/tokens';
import { Text } from './Text';

export interface Row {
  readonly key: string;
  readonly cells: readonly string[];
}

interface DataTableProps {
  label: string;
  columns: readonly string[]; // the first is the name of the row
  rows: readonly Row[];
}

/** Figures in rows; the first column takes what room is left. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  const theme = useTheme();
  return (
    <View role="table" aria-label={label} accessibilityLabel={label}>
      <View role="row" style={LINE}>
        {columns.map((column, i) => (
          <View key={column} role="columnheader" style={i === 0 ? FIRST : OTHER}>
            <Text
              type="caption"
              tone="inkSoft"
              style={{ textAlign: i === 0 ? 'left' : 'right', fontSize: 12, lineHeight: 16 }}
            >
              {column}
            </Text>
          </View>
        ))}
      </View>
      {rows.map(({ key, cells }) => (
        <View key={key} role="row" style={[LINE, { borderTopWidth: 1, borderTopColor: theme.line }]}>
          {cells.map((cell, i) => (
            <View key={i} role="cell" style={i === 0 ? FIRST : OTHER}>
              <Text
                type={i === 0 ? 'caption' : 'label'}
                style={{ textAlign: i === 0 ? 'left' : 'right', ...(i === 0 ? {} : SMALL) }}
              >
                {cell}
              </Text>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

const LINE = { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingVertical: 6 } as const;
const SMALL = { fontSize: 14.5, lineHeight: 20 } as const;
const FIRST = { flex: 1.8, minWidth: 0 } as const;
const OTHER = { flex: 1, minWidth: 0 } as const;
