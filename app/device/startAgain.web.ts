import { BASE } from '../base';

/** Home, with everything loaded anew: an address that cannot be drawn must not be drawn again. */
export function startAgain(_draw: () => void): void {
  location.assign(BASE ? `/${BASE}/` : '/');
}
