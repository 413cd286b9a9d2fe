import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Card } from '../../src/ui/components/Card';
import { DataTable, type Row } from '../../src/ui/components/DataTable';
import { Text } from '../../src/ui/components/Text';
import { SPACE } from '../../src/ui/theme/tokens';

interface ChartCardProps {
  title: string;
  note?: string;
  says?: string; // the chart in words
  table: { readonly columns: readonly string[]; readonly rows: readonly Row[] };
  asTable: boolean;
  children?: ReactNode; // the chart; without one it is a table always
}

/** A chart with its words, or in its place the table of what it shows. */
export function ChartCard({ title, note, says, table, asTable, children }: ChartCardProps) {
  const drawn = !asTable && children !== undefined;
  return (
    <Card>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
        <Text type="heading" heading={2} style={{ flexGrow: 1 }}>
          {title}
        </Text>
        {note ? (
          <Text type="caption" tone="inkSoft">
            {note}
          </Text>
        ) : null}
      </View>
      {drawn && says ? (
        <View role="img" aria-label={says} accessibilityLabel={says}>
          {children}
        </View>
      ) : drawn ? (
        children
      ) : (
        <DataTable label={title} {...table} />
      )}
    </Card>
  );
}
