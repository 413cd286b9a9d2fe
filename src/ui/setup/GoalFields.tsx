import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { draftGoal, isCounted, isSized, MOST_SIZES, type PlanDraft } from '../../game/planDraft';
import { ESTATE_SIZES, type EstateSize } from '../../rules/types';
import { NumberField } from '../components/NumberField';
import { SegmentedControl } from '../components/SegmentedControl';
import { Text } from '../components/Text';
import { Touchable } from '../components/Touchable';
import { Icon } from '../drawings/Icon';
import { Svg } from '../drawings/svg';
import { EstateToken, tokenWidth } from '../sheet/drawings/EstateToken';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { GoalPicture } from './GoalPicture';

interface FieldsProps {
  draft: PlanDraft;
  change: (part: Partial<PlanDraft>) => void;
}

/** Only what this kind of goal asks for. */
export function GoalFields({ draft, change }: FieldsProps) {
  const { t } = useTranslation();
  const { kind } = draft;
  const number = (
    field: 'street' | 'streets' | 'count' | 'roundabouts' | 'pools' | 'bis',
    [min, max]: readonly [number, number],
  ) => (
    <NumberField
      label={t(`planForm.${field}`)}
      value={draft[field]}
      min={min}
      max={max}
      onChange={(value) => change({ [field]: field === 'count' ? value : (value ?? min) })}
    />
  );
  return (
    <View style={{ gap: SPACE.s }}>
      {isSized(kind) ? <Sizes draft={draft} change={change} /> : <Picture draft={draft} />}
      {kind === 'endEstates' ? <OneSize draft={draft} change={change} /> : null}
      {['fullStreet', 'parksAndPoolsOfStreet', 'streetEstates'].includes(kind)
        ? number('street', [1, 5])
        : null}
      {['allParksOfStreets', 'allPoolsOfStreets'].includes(kind) ? number('streets', [1, 5]) : null}
      {isCounted(kind) ? number('count', kind === 'upgradeColumnsFull' ? [1, 6] : [1, 99]) : null}
      {kind === 'oneStreetEstates' ? number('roundabouts', [0, 5]) : null}
      {kind === 'estatesWith' ? number('pools', [0, 6]) : null}
      {kind === 'estatesWith' ? number('bis', [0, 6]) : null}
    </View>
  );
}

function Picture({ draft }: { draft: PlanDraft }) {
  return (
    <View style={{ alignItems: 'center', paddingTop: SPACE.xs }}>
      <GoalPicture goal={draftGoal(draft)} width={200} height={36} />
    </View>
  );
}

function OneSize({ draft, change }: FieldsProps) {
  const { t } = useTranslation();
  const sizes = ESTATE_SIZES.map((size) => ({ value: `${size}`, title: `${size}` }));
  const pick = (value: string) => {
    const size = ESTATE_SIZES.find((one) => `${one}` === value);
    if (size) change({ size });
  };
  return (
    <SegmentedControl label={t('planForm.size')} segments={sizes} value={`${draft.size}`} onChange={pick} />
  );
}

/** Estates by tapping: below one adds, above one takes away. */
function Sizes({ draft: { sizes }, change }: FieldsProps) {
  const { t } = useTranslation();
  const drop = (index: number) => change({ sizes: sizes.filter((_, i) => i !== index) });
  const add = (size: EstateSize) => change({ sizes: [...sizes, size].sort((a, b) => a - b) });
  return (
    <View style={{ gap: SPACE.s }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          justifyContent: 'center',
          alignItems: 'center',
          minHeight: 56,
          gap: SPACE.xs,
        }}
      >
        {sizes.length === 0 ? (
          <Text type="caption" tone="inkSoft">
            {t('planForm.noSizes')}
          </Text>
        ) : null}
        {sizes.map((size, i) => (
          <Chosen key={i} size={size} onDrop={() => drop(i)} />
        ))}
      </View>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs, justifyContent: 'center' }}>
        {ESTATE_SIZES.map((size) => (
          <AddSize key={size} size={size} disabled={sizes.length >= MOST_SIZES} onAdd={() => add(size)} />
        ))}
      </View>
    </View>
  );
}

function Chosen({ size, onDrop }: { size: EstateSize; onDrop: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Touchable
      label={t('planForm.dropSize', { size })}
      onPress={onDrop}
      style={{ padding: 6, borderRadius: RADIUS.s, backgroundColor: theme.well }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
        <Token size={size} height={36} unit={11} />
        <Icon name="close" color={theme.ink} size={18} />
      </View>
    </Touchable>
  );
}

function AddSize({ size, disabled, onAdd }: { size: EstateSize; disabled: boolean; onAdd: () => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  return (
    <Touchable
      label={t('planForm.addSize', { size })}
      onPress={onAdd}
      disabled={disabled}
      style={{
        flexGrow: 1,
        minWidth: 46,
        minHeight: 52,
        alignItems: 'center',
        borderRadius: RADIUS.s,
        borderWidth: 1,
        borderColor: theme.edge,
        backgroundColor: theme.surface,
        opacity: disabled ? 0.45 : 1,
      }}
    >
      <Token size={size} height={32} unit={6.4} />
    </Touchable>
  );
}

function Token({ size, height, unit }: { size: EstateSize; height: number; unit: number }) {
  const width = tokenWidth(size, unit, height);
  return (
    <Svg width={width + 2} height={height + 2} aria-hidden>
      <EstateToken size={size} x={1} y={1} height={height} unit={unit} />
    </Svg>
  );
}
