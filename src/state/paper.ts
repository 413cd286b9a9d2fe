import { createStore, type StoreApi } from 'zustand/vanilla';

import { draftValue, parseDraft } from '../game/codec/paper';
import { blankPaper, fitted, START, stepped, type Cursor, type PaperDraft } from '../game/paper';
import type { SheetDef } from '../rules/types';
import type { KeyValue } from '../storage/keyValuePort';

export const PAPER_TABS = ['game', 'houses', 'boxes'] as const;
export type PaperTab = (typeof PAPER_TABS)[number];

/** A sheet being copied from paper; what is entered outlives the screen and the app. */
export interface PaperState {
  readonly draft: PaperDraft | null; // null: nothing entered yet
  readonly cursor: Cursor;
  readonly tab: PaperTab;
  change(draft: PaperDraft): void;
  /** One house is done: the pencil goes on. */
  write(draft: PaperDraft): void;
  move(cursor: Cursor): void;
  open(tab: PaperTab): void;
  clear(): void;
  restore(draft: PaperDraft | null): void;
}
export type PaperStore = StoreApi<PaperState>;

const KEY = 'paper';

export function createPaperStore(device: KeyValue): PaperStore {
  return createStore<PaperState>((set, get) => {
    const keep = (draft: PaperDraft | null, cursor: Cursor) => {
      set({ draft, cursor });
      writePaper(device, draft);
    };
    return {
      draft: readPaper(device),
      cursor: START,
      tab: 'game',
      change: (draft) => keep(draft, get().cursor),
      write: (draft) => keep(draft, stepped(get().cursor, draft, 1)),
      move: (cursor) => set({ cursor }),
      open: (tab) => set({ tab }),
      clear: () => keep(null, START),
      restore: (draft) => keep(draft, get().cursor),
    };
  });
}

/** The draft on this sheet, blank if there is none. */
export function draftOn(draft: PaperDraft | null, def: SheetDef): PaperDraft {
  return draft === null ? blankPaper(def) : fitted(draft, def);
}

/** A device that keeps nothing takes nothing away: the sheet stays on screen. */
function writePaper(device: KeyValue, draft: PaperDraft | null): void {
  try {
    device.write(KEY, draft === null ? '' : JSON.stringify(draftValue(draft)));
  } catch {
    // told by the settings, which meet the same device
  }
}

/** What was left half done, or nothing if nobody understands it any more. */
function readPaper(device: KeyValue): PaperDraft | null {
  try {
    return parseDraft(JSON.parse(device.read(KEY) || 'null'));
  } catch {
    return null;
  }
}
