import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';

import { houseOf, stepped, type Cursor } from '../../src/game/paper';
import { formatHouse } from '../../src/rules/notation';
import { Card } from '../../src/ui/components/Card';
import { Touchable } from '../../src/ui/components/Touchable';
import { usePaper } from '../../src/ui/setup/stores';
import { placed } from '../../src/ui/sheet/box';
import { TownPicture } from '../../src/ui/sheet/TownPicture';
import { SPACE } from '../../src/ui/theme/tokens';
import type { PaperProps } from './PaperHouses';

interface PaperTownProps extends PaperProps {
  cursor: Cursor | null; // null: nothing to choose
  width: number; // of the card
}

/** The sheet so far. A house tapped is where the pencil goes next. */
export function PaperTown({ draft, setup, sheet, cursor, width: across }: PaperTownProps) {
  const { t } = useTranslation();
  const move = usePaper((state) => state.move);
  const width = across - 2 * SPACE.s;
  const height = Math.min(width * 0.72, Math.max(150, useWindowDimensions().height * 0.34));
  const lit = cursor === null ? [] : [{ street: cursor.street, first: cursor.house, last: cursor.house }];
  const go = (by: 1 | -1) => () => {
    if (cursor !== null) move(stepped(cursor, draft, by));
  };
  const keys = { ArrowRight: go(1), ArrowLeft: go(-1) };
  return (
    <Card style={{ padding: SPACE.s }}>
      <TownPicture
        setup={setup}
        sheet={sheet}
        width={width}
        height={height}
        label={t('paper.town')}
        lit={lit}
      >
        {(layouts) =>
          cursor === null
            ? null
            : layouts.map((layout, row) => (
                <View
                  key={row}
                  role="tablist"
                  aria-label={t('paper.street', { street: row + 1 })}
                  style={placed(layout.lot)}
                >
                  {layout.houses.map((box, index) => {
                    const at = { street: row + 1, house: index + 1 };
                    const here = at.street === cursor.street && at.house === cursor.house;
                    const content = formatHouse(houseOf(draft, at));
                    return (
                      <Touchable
                        key={index}
                        role="tab"
                        label={t('paper.here', { place: t('paper.at', at), content })}
                        state={{ selected: here }}
                        focusable={here}
                        keys={keys}
                        onPress={() => move(at)}
                        style={{
                          ...placed({ ...box, x: box.x - layout.lot.x, y: box.y - layout.lot.y }),
                          minWidth: 0,
                          minHeight: 0,
                        }}
                      />
                    );
                  })}
                </View>
              ))
        }
      </TownPicture>
    </Card>
  );
}
