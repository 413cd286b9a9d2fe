export type Urgency = 'polite' | 'assertive'; // assertive: cuts in, for a no

const regions = new Map<Urgency, HTMLElement>();

/** In the page, read out, but not seen. */
const UNSEEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

function regionOf(urgency: Urgency): HTMLElement {
  const known = regions.get(urgency);
  if (known) return known;
  const region = document.createElement('div');
  region.setAttribute('role', urgency === 'polite' ? 'status' : 'alert');
  region.setAttribute('aria-live', urgency);
  region.style.cssText = UNSEEN;
  document.body.append(region);
  regions.set(urgency, region);
  return region;
}

/** Says something to whoever listens to the screen: the one place for all that is not read by itself. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const region = regionOf(urgency);
  region.textContent = region.textContent === text ? `${text}\u00A0` : text; // said again, it must differ to be heard
}
