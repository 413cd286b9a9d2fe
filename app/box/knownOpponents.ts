import { EDITIONS } from '../../src/editions';
import { knownOpponent, type OpponentDraft } from '../../src/game/opponentDraft';

/** The opponents public sources tell something of, as forms begun; the id is their address. */
export const KNOWN_OPPONENTS: readonly { id: string; draft: OpponentDraft }[] = (
  EDITIONS['2023'].opponents ?? []
).map((row) => ({ id: row.name.toLowerCase(), draft: knownOpponent(row) }));
