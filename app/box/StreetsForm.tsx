import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { LIMITS } from '../../src/game/codec/sheet';
import {
  strayPools,
  withMoreStreets,
  withoutStreet,
  withStreet,
  type SheetDraft,
  type StreetDraft,
} from '../../src/game/sheetDraft';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { NumberField } from '../../src/ui/components/NumberField';
import { Text } from '../../src/ui/components/Text';
import { Wrong } from '../../src/ui/components/TextField';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { TrackField } from './TrackField';

interface StreetsFormProps {
  draft: SheetDraft;
  change: (draft: SheetDraft) => void;
}

/** Street by street: houses, pools by tapping, the park track. One is open at a time. */
export function StreetsForm({ draft, change }: StreetsFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(1);
  return (
    <>
      {draft.streets.map((street, i) => (
        <Card key={i} style={{ padding: SPACE.m }}>
          <Head
            street={street}
            number={i + 1}
            open={open === i + 1}
            onPress={() => setOpen(open === i + 1 ? 0 : i + 1)}
          />
          {open === i + 1 ? <Street draft={draft} change={change} number={i + 1} /> : null}
        </Card>
      ))}
      {draft.streets.length < LIMITS.streets.max ? (
        <Button
          icon="plus"
          title={t('sheetForm.addStreet')}
          onPress={() => {
            change(withMoreStreets(draft));
            setOpen(draft.streets.length + 1);
          }}
        />
      ) : null}
    </>
  );
}

interface HeadProps {
  street: StreetDraft;
  number: number;
  open: boolean;
  onPress: () => void;
}

function Head({ street: { houses, pools, park }, number, open, onPress }: HeadProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const facts = { houses: houses ?? 0, pools: pools.join(', '), park: park.join(' ') };
  return (
    <Touchable
      label={t('sheetForm.streetFacts', { street: number, ...facts })}
      state={{ expanded: open }}
      onPress={onPress}
      style={{ borderRadius: RADIUS.s }}
    >
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.m }}>
        <Text type="heading" style={{ flexGrow: 1 }}>
          {t('sheetForm.street', { street: number })}
        </Text>
        {open ? null : (
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, flexShrink: 1 }}>
            <Icon name="pool" color={theme.inkSoft} size={18} />
            <Text type="caption" tone="inkSoft">
              {facts.pools}
            </Text>
            <Icon name="park" color={theme.inkSoft} size={18} />
            <Text type="caption" tone="inkSoft" lines={1} style={{ flexShrink: 1 }}>
              {facts.park}
            </Text>
          </View>
        )}
        <View style={open ? { transform: [{ rotate: '180deg' }] } : null}>
          <Icon name="down" color={theme.ink} size={20} />
        </View>
      </View>
    </Touchable>
  );
}

function Street({ draft, change, number }: StreetsFormProps & { number: number }) {
  const { t } = useTranslation();
  const street = draft.streets[number - 1];
  if (!street) return null;
  const { houses } = street;
  const stray = strayPools(street).length;
  return (
    <View style={{ gap: SPACE.s }}>
      <NumberField
        label={t('sheetForm.houses')}
        value={houses}
        min={LIMITS.houses.min}
        max={LIMITS.houses.max}
        onChange={(next) => change(withStreet(draft, number, { houses: next }))}
      />
      {houses === null ? <Wrong text={t('sheetForm.fault.houses', { street: number })} /> : null}
      <Text type="caption" tone="inkSoft">
        {t('sheetForm.poolsHint')}
      </Text>
      <Pools street={street} onChange={(pools) => change(withStreet(draft, number, { pools }))} />
      {stray > 0 ? <Wrong text={t('sheetForm.stray', { count: stray })} /> : null}
      <TrackField
        draft={draft}
        change={change}
        place={{ track: 'park', row: number }}
        title={t('sheetForm.park')}
      />
      {draft.streets.length > LIMITS.streets.min ? (
        <Button
          kind="danger"
          icon="bin"
          compact
          title={t('sheetForm.dropStreet', { street: number })}
          onPress={() => change(withoutStreet(draft, number))}
        />
      ) : null}
    </View>
  );
}

/** A lot for each house; those tapped have a pool. */
function Pools({ street, onChange }: { street: StreetDraft; onChange: (pools: readonly number[]) => void }) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { houses, pools } = street;
  const toggle = (house: number) =>
    onChange(
      pools.includes(house) ? pools.filter((one) => one !== house) : [...pools, house].sort((a, b) => a - b),
    );
  return (
    <View
      role="group"
      aria-label={t('sheetForm.poolsHint')}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}
    >
      {Array.from({ length: houses ?? 0 }, (_, i) => i + 1).map((house) => {
        const pool = pools.includes(house);
        return (
          <Touchable
            key={house}
            role="checkbox"
            label={t('sheetForm.pool', { house })}
            state={{ checked: pool }}
            onPress={() => toggle(house)}
            style={{
              alignItems: 'center',
              minHeight: 56,
              borderRadius: RADIUS.s,
              borderWidth: pool ? 2 : 1,
              borderColor: pool ? theme.primary : theme.edge,
              backgroundColor: pool ? theme.poolTint : theme.surface,
            }}
          >
            <Text type={pool ? 'label' : 'body'} style={{ fontSize: 15, lineHeight: 19 }}>
              {house}
            </Text>
            <View style={{ height: 20 }}>
              {pool ? <Icon name="pool" color={theme.ink} size={20} /> : null}
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}
