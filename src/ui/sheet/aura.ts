import type { SheetColours } from '../theme/sheetColours';
import type { AuraStyle } from './targetProps';
import { AURAS, type Aura } from './views';

/**
 * Ring or veil over a cell, exactly as large as what the finger can hit. Teal says yes; coral dashes mark the house
 * touched in vain, a coral line the one that stands in its way; a veil lies over what is open, but not for this.
 */
function auraStyle(colours: SheetColours, aura: Aura): AuraStyle {
  switch (aura) {
    case 'none':
      return { borderWidth: 0 };
    case 'dim':
      return { borderWidth: 0, backgroundColor: colours.veil };
    case 'lit':
      return { borderWidth: 2, borderColor: colours.primary, backgroundColor: colours.glow };
    case 'touched':
    case 'chosen':
      return { borderWidth: 3.5, borderColor: colours.primary, backgroundColor: colours.glow };
    case 'why':
      return {
        borderWidth: 2,
        borderColor: colours.coral,
        borderStyle: 'dashed',
        backgroundColor: colours.blush,
      };
    case 'culprit':
      return { borderWidth: 2.5, borderColor: colours.coral };
  }
}

export type Auras = Readonly<Record<Aura, AuraStyle>>;

/** One style object per aura: a cell whose aura stays keeps its style. */
export function aurasOf(colours: SheetColours): Auras {
  return Object.fromEntries(AURAS.map((aura) => [aura, auraStyle(colours, aura)])) as Record<Aura, AuraStyle>;
}
