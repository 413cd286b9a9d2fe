import { createStore, type StoreApi } from 'zustand/vanilla';

import type { OpponentDraft } from '../game/opponentDraft';
import type { PlanDraft } from '../game/planDraft';
import type { SheetDraft } from '../game/sheetDraft';

/** Forms begun and not yet saved, by the id of what they edit; leaving the screen or turning the phone loses nothing. */
export interface FormsState {
  readonly plans: Readonly<Record<string, PlanDraft>>;
  readonly opponents: Readonly<Record<string, OpponentDraft>>;
  readonly sheets: Readonly<Record<string, SheetDraft>>;
  readonly texts: Readonly<Record<string, string>>; // names and searches being typed
  keepPlan(id: string, draft: PlanDraft | null): void; // null: saved or thrown away
  keepOpponent(id: string, draft: OpponentDraft | null): void;
  keepSheet(id: string, draft: SheetDraft | null): void;
  keepText(id: string, text: string): void;
}
export type FormsStore = StoreApi<FormsState>;

export function createFormsStore(): FormsStore {
  return createStore<FormsState>((set) => ({
    plans: {},
    opponents: {},
    sheets: {},
    texts: {},
    keepPlan: (id, draft) => set(({ plans }) => ({ plans: withForm(plans, id, draft) })),
    keepOpponent: (id, draft) => set(({ opponents }) => ({ opponents: withForm(opponents, id, draft) })),
    keepSheet: (id, draft) => set(({ sheets }) => ({ sheets: withForm(sheets, id, draft) })),
    keepText: (id, text) => set(({ texts }) => ({ texts: { ...texts, [id]: text } })),
  }));
}

function withForm<T>(forms: Readonly<Record<string, T>>, id: string, draft: T | null): Record<string, T> {
  const others = Object.fromEntries(Object.entries(forms).filter(([key]) => key !== id));
  return draft === null ? others : { ...others, [id]: draft };
}
