import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { estateCounts } from '../../src/rules/estates';
import { upgradeTrack, worth } from '../../src/rules/sheet';
import { ESTATE_SIZES, type EstateSize } from '../../src/rules/types';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Svg } from '../../src/ui/drawings/svg';
import { EstateToken, tokenWidth } from '../../src/ui/sheet/drawings/EstateToken';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { focusWords, type OwnScore } from './words';

interface EstateSizesProps {
  own: OwnScore;
  chosen: EstateSize | null;
  counted: boolean;
  onChoose: (size: EstateSize) => void;
}

/** The six boxes of estates: how many, what each is worth, what that makes. */
export function EstateSizes({ own, chosen, counted, onChoose }: EstateSizesProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { sheet, score } = own;
  const counts = estateCounts(sheet);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingBottom: SPACE.s }}>
      {ESTATE_SIZES.map((size) => {
        const count = counts[size - 1] ?? 0;
        const each = worth(upgradeTrack(sheet.def, size), sheet.upgrades[size - 1] ?? 0);
        const on = chosen === size;
        return (
          <Touchable
            key={size}
            label={focusWords(t, size, own)}
            onPress={() => onChoose(size)}
            style={{
              flexGrow: 1,
              flexBasis: 44,
              paddingVertical: SPACE.xs,
              borderRadius: RADIUS.s,
              borderWidth: 2,
              borderColor: on ? theme.primary : 'transparent',
              backgroundColor: on ? theme.primaryTint : theme.well,
            }}
          >
            <View style={{ alignItems: 'center', opacity: counted ? 1 : 0.45 }}>
              <Token size={size} got={count > 0} />
              <Text type="caption" style={{ fontSize: 12.5, lineHeight: 16 }}>
                {`${count} × ${each}`}
              </Text>
              <Text type="label">{score.estates[size - 1] ?? 0}</Text>
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}

const HEIGHT = 20;
const UNIT = 6.4;

function Token({ size, got }: { size: EstateSize; got: boolean }) {
  const width = tokenWidth(size, UNIT, HEIGHT) + 2;
  return (
    <Svg width={width} height={HEIGHT + 2} aria-hidden>
      <EstateToken size={size} x={1} y={1} height={HEIGHT} unit={UNIT} got={got} />
    </Svg>
  );
}
