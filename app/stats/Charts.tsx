import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Statistics } from '../../src/game/statistics';
import { CATEGORIES } from '../../src/game/statistics/rows';
import { Course } from '../../src/ui/charts/Course';
import { Histogram } from '../../src/ui/charts/Histogram';
import { PairBar } from '../../src/ui/charts/PairBar';
import { Strip } from '../../src/ui/charts/Strip';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import { CATEGORY_ICONS } from '../../src/ui/replay/ScoreLine';
import { categoryNames } from '../../src/ui/replay/words';
import { useSheetColours, type Tool } from '../../src/ui/theme/sheetColours';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { dateWords } from '../history/words';
import { ChartCard } from './ChartCard';
import { FigureGrid } from './Figures';
import { mean } from './words';

interface ChartProps {
  stats: Statistics;
  asTable: boolean;
}

const useChartWidth = () => useColumn() - 2 * SPACE.l - 2;

export function PointsChart({ stats: { totals, bins }, asTable }: ChartProps) {
  const { t } = useTranslation();
  const width = useChartWidth();
  if (totals === null) return null;
  const [least, low, median, high, most] = [
    totals.least,
    totals.low,
    totals.median,
    totals.high,
    totals.most,
  ].map(mean);
  const rows = bins.map(({ from, to, count }) => {
    const range = to - from === 1 ? `${from}` : `${from}–${to - 1}`;
    return { key: range, cells: [range, `${count}`] };
  });
  return (
    <ChartCard
      title={t('stats.points.title')}
      note={t('stats.points.note', { median })}
      says={t('stats.points.says', { least, low, median, high, most })}
      table={{ columns: [t('stats.points.range'), t('stats.points.games')], rows }}
      asTable={asTable}
    >
      <Histogram bins={bins} median={totals.median} width={width} height={180} />
    </ChartCard>
  );
}

const CATEGORY_TOOLS: readonly Tool[] = ['temp', 'park', 'pool', 'fence', 'upgrade', 'bis'];

export function CategoriesChart({ stats: { categories }, asTable }: ChartProps) {
  const { t } = useTranslation();
  const names = categoryNames(t);
  if (categories.length === 0) return null;
  const range = [
    Math.min(0, ...categories.map(({ spread }) => spread.least)),
    Math.max(1, ...categories.map(({ spread }) => spread.most)),
  ] as const;
  const rows = categories.map(({ category, spread }) => {
    const name = names[CATEGORIES.indexOf(category)] ?? '';
    const range = `${mean(spread.least)} … ${mean(spread.most)}`;
    const half = `${mean(spread.low)} … ${mean(spread.high)}`;
    return { key: category, cells: [name, range, half, mean(spread.average)] };
  });
  const columns = [
    t('stats.categories.name'),
    t('stats.categories.range'),
    t('stats.categories.middle'),
    t('stats.categories.average'),
  ];
  return (
    <ChartCard
      title={t('stats.categories.title')}
      note={t('stats.categories.note')}
      table={{ columns, rows }}
      asTable={asTable}
    >
      {categories.map(({ category, spread }) => {
        const place = CATEGORIES.indexOf(category);
        const name = names[place] ?? '';
        const average = mean(spread.average);
        const figures = { name, average, least: mean(spread.least), most: mean(spread.most) };
        return (
          <Bar
            key={category}
            icon={CATEGORY_ICONS[place] ?? 'plan'}
            tool={CATEGORY_TOOLS[place] ?? 'temp'}
            name={name}
            value={average}
            says={t('stats.categories.line', figures)}
            draw={(look) => <Strip spread={spread} range={range} {...look} />}
          />
        );
      })}
      <Text type="caption" tone="inkSoft">
        {t('stats.categories.legend')}
      </Text>
    </ChartCard>
  );
}

export function EffectsChart({ stats: { effects, counted }, asTable }: ChartProps) {
  const { t } = useTranslation();
  if (counted === 0) return null;
  const most = Math.max(...effects.map(({ chosen }) => chosen));
  const rows = effects.map(({ effect, chosen, used }) => ({
    key: effect,
    cells: [t(`game.tools.${effect}`), `${chosen}`, `${used}`],
  }));
  const columns = [t('stats.effects.name'), t('stats.effects.chosen'), t('stats.effects.used')];
  return (
    <ChartCard
      title={t('stats.effects.title')}
      note={t('stats.effects.note')}
      table={{ columns, rows }}
      asTable={asTable}
    >
      {effects.map(({ effect, chosen, used }) => (
        <Bar
          key={effect}
          icon={effect}
          tool={effect}
          name={t(`game.tools.${effect}`)}
          value={`${used} / ${chosen}`}
          says={t('stats.effects.line', { name: t(`game.tools.${effect}`), chosen, used })}
          draw={(look) => <PairBar outer={chosen} inner={used} most={most} {...look} />}
        />
      ))}
    </ChartCard>
  );
}

interface BarProps {
  icon: IconName;
  tool: Tool;
  name: string;
  value: string;
  says: string;
  draw: (look: { width: number; fill: string; edge: string }) => React.ReactNode;
}

const NAMED = 96; // px of a name
const FIGURE = 78;
const NARROW = 380;

/** One line of a chart: sign, name, drawing, figure. */
function Bar({ icon, tool, name, value, says, draw }: BarProps) {
  const { hue, tint } = useSheetColours();
  const whole = useChartWidth();
  const narrow = whole < NARROW;
  const width = whole - 36 - FIGURE - (narrow ? 84 : NAMED) - 3 * SPACE.s;
  return (
    <View role="img" aria-label={says} accessibilityLabel={says}>
      <View aria-hidden style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 38 }}>
        <View
          style={{
            width: 36,
            height: 36,
            borderRadius: RADIUS.s,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: tint[tool],
          }}
        >
          <Icon name={icon} color={hue[tool]} size={22} />
        </View>
        <Text style={{ width: narrow ? 84 : NAMED, ...(narrow ? { fontSize: 14 } : {}) }}>{name}</Text>
        {draw({ width, fill: tint[tool], edge: hue[tool] })}
        <Text
          type="label"
          tone={value.startsWith('−') ? 'coral' : 'ink'}
          style={{ flex: 1, textAlign: 'right', fontSize: 15 }}
        >
          {value}
        </Text>
      </View>
    </View>
  );
}

export function CourseChart({ stats: { course, totals }, asTable }: ChartProps) {
  const { t, i18n } = useTranslation();
  const width = useChartWidth();
  const [first] = course;
  const last = course.at(-1);
  if (totals === null || first === undefined || last === undefined) return null;
  const day = (time: number) => dateWords(i18n.language, time, 'whole');
  const rows = course.map(({ from, games, average }, i) => ({
    key: `${i}`,
    cells: [day(from), `${games}`, mean(average)],
  }));
  const says = t('stats.course.says', {
    from: day(first.from),
    to: day(last.to),
    first: mean(first.average),
    last: mean(last.average),
    most: mean(Math.max(...course.map(({ average }) => average))),
  });
  return (
    <ChartCard
      title={t('stats.course.title')}
      note={t('stats.course.note', { average: mean(totals.average) })}
      says={says}
      table={{ columns: [t('stats.course.when'), t('stats.course.games'), t('stats.course.points')], rows }}
      asTable={asTable}
    >
      <Course course={course} average={totals.average} width={width} height={150} />
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Text type="caption" tone="inkSoft">
          {day(first.from)}
        </Text>
        <Text type="caption" tone="inkSoft">
          {day(last.to)}
        </Text>
      </View>
    </ChartCard>
  );
}

/** What logs tell of how games go. */
export function Habits({ stats }: { stats: Statistics }) {
  const { t } = useTranslation();
  const { counted, plans, refusals, turns, minutes } = stats;
  if (counted === 0) return null;
  return (
    <ChartCard
      title={t('stats.habits.title')}
      note={t('stats.habits.note', { count: counted })}
      table={{ columns: [], rows: [] }}
      asTable={false}
    >
      <FigureGrid
        figures={[
          [`${plans.first}`, t('stats.habits.first')],
          [`${plans.later}`, t('stats.habits.later')],
          [mean(refusals / counted), t('stats.habits.refusals')],
          ...(turns ? ([[mean(turns.average), t('stats.habits.turns')]] as const) : []),
          ...(minutes ? ([[mean(minutes.average), t('stats.habits.minutes')]] as const) : []),
        ]}
      />
    </ChartCard>
  );
}
