import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { LIMITS } from '../../src/game/codec/sheet';
import {
  fewestValues,
  sheetFaults,
  trackOf,
  withTrack,
  type SheetDraft,
  type SheetDraftFault,
  type TrackPlace,
} from '../../src/game/sheetDraft';
import { Text } from '../../src/ui/components/Text';
import { Wrong } from '../../src/ui/components/TextField';
import { ValueRow } from '../../src/ui/components/ValueRow';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import { useSheetColours, type Tool } from '../../src/ui/theme/sheetColours';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

interface TrackFieldProps {
  draft: SheetDraft;
  change: (draft: SheetDraft) => void;
  place: TrackPlace;
  title?: string;
  tool?: Tool;
}

/** One row of values with its name, and what is wrong with it in one sentence. */
export function TrackField({ draft, change, place, title, tool }: TrackFieldProps) {
  const { t } = useTranslation();
  const values = trackOf(draft, place);
  const faults = sheetFaults(draft).filter((fault) => isAt(fault, place));
  const track = trackName(t, place);
  const byRank = place.track === 'tempPoints';
  const [fault] = faults;
  return (
    <View style={{ gap: SPACE.xs }}>
      <Title
        name={title ?? track}
        {...(tool ? { tool } : {})}
        boxes={title || byRank ? null : values.length - 1}
      />
      <ValueRow
        values={values}
        fewest={fewestValues(place)}
        most={LIMITS.trackValues}
        wrong={faults.flatMap((one) => ('index' in one ? [one.index] : []))}
        lastTinted={!byRank}
        labels={{
          value: (number) => t('sheetForm.value', { track, place: number }),
          add: t('sheetForm.addValue', { track }),
          drop: t('sheetForm.dropValue', { track }),
        }}
        onChange={(next) => change(withTrack(draft, place, next))}
      />
      {fault ? <Wrong text={faultWords(t, fault, track)} /> : null}
    </View>
  );
}

function Title({ name, tool, boxes }: { name: string; tool?: Tool; boxes: number | null }) {
  const { t } = useTranslation();
  const colours = useSheetColours();
  const theme = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      {tool ? (
        <View style={{ padding: 5, borderRadius: RADIUS.s, backgroundColor: colours.tint[tool] }}>
          <Icon name={TOOL_ICONS[tool]} color={colours.hue[tool]} size={20} />
        </View>
      ) : (
        <Icon name="park" color={theme.ink} size={20} />
      )}
      <Text type={boxes === null && !tool ? 'caption' : 'label'} style={{ flex: 1 }}>
        {name}
      </Text>
      {boxes === null ? null : (
        <Text type="caption" tone="inkSoft">
          {t('sheetForm.boxes', { count: boxes })}
        </Text>
      )}
    </View>
  );
}

const TOOL_ICONS: Readonly<Record<Tool, IconName>> = {
  fence: 'fence',
  upgrade: 'upgrade',
  park: 'park',
  pool: 'pool',
  temp: 'temp',
  bis: 'bis',
  roundabout: 'roundabout',
  refusal: 'refusal',
};

function isAt(fault: SheetDraftFault, place: TrackPlace): boolean {
  if (!('place' in fault) || fault.place.track !== place.track) return false;
  return ('row' in place ? place.row : 0) === ('row' in fault.place ? fault.place.row : 0);
}

function trackName(t: TFunction, place: TrackPlace): string {
  if (place.track === 'park') return t('sheetForm.tracks.park', { row: place.row });
  return place.track === 'upgrade'
    ? t('sheetForm.tracks.upgrade', { row: place.row })
    : t(`sheetForm.tracks.${place.track}`);
}

function faultWords(t: TFunction, fault: SheetDraftFault, track: string): string {
  if (fault.code === 'falls' || fault.code === 'rises')
    return t(`sheetForm.fault.${fault.code}`, { track, before: fault.before, value: fault.value });
  return t('sheetForm.fault.missing', { track });
}
