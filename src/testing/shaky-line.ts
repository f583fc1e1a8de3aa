import type { createStore } from 'jotai';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';

interface ShakyLine {
  /** Reaches the shop as long as the line holds. */
  readonly api: StoreApi;
  /** What is wrong with it; `isAnswerLost`: changes arrive, and nobody hears what became of them. */
  readonly line: { isCut: boolean; isAnswerLost: boolean };
  /** The page is told that nobody answers; the line holds. */
  readonly away: () => void;
  readonly cut: () => void;
  readonly mend: () => void;
}

/** What lies between a page and its shop, as the page with this store hears of it. */
export function shakyLine(api: StoreApi, store: ReturnType<typeof createStore>): ShakyLine {
  const line = { isCut: false, isAnswerLost: false };
  const send: StoreApi['send'] = async (call) => {
    if (line.isCut) throw new StoreApiError(0, []);
    const answer = await api.send(call);
    if (line.isAnswerLost && call.kind === 'change') throw new StoreApiError(408, []);
    return answer;
  };
  const away = (): void => store.set(isAnsweringAtom, false);
  const cut = (): void => {
    line.isCut = true;
    away();
  };
  const mend = (): void => {
    Object.assign(line, { isCut: false, isAnswerLost: false });
    store.set(isAnsweringAtom, true);
  };
  return { api: { ...api, send }, line, away, cut, mend };
}
