import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import type { Shell } from '#platform/session/shell.ts';
import { stateRecords } from '#platform/persistence/state-records.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import type { StoreApiCall } from '#store-api/store-api-call.ts';
import { becomeClara } from './account-visitor.ts';
import type { DemoShop } from './start-demo-shop.ts';
import { testShell } from './test-shell.ts';
import { memoryLocks } from './uploads/memory-locks.ts';

/** One browser for the tests of a file about changes that wait: its locks, and nothing kept when a test begins. */
export function useBrowserOfWaitingChanges(): void {
  beforeAll(() => {
    const locks = memoryLocks();
    const request = (name: string, work: () => Promise<void>) => locks.request(name, {}, work);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterAll(() => void Reflect.deleteProperty(navigator, 'locks'));
  beforeEach(async () => {
    await clear(stateRecords());
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    localStorage.clear();
  });
}

/** What lies between a tab and the shop. */
interface Line {
  isCut: boolean;
  /** Changes arrive, and nobody hears of it. */
  isAnswerLost: boolean;
  /** Every change that was on its way, in their order. */
  readonly sent: StoreApiCall[];
  /** Answered to the next changes in place of the shop. */
  readonly refusals: StoreApiError[];
  /** Changes are held up until then. */
  until: Promise<void>;
}

/** A tab of a browser, with its session. */
export interface Tab {
  readonly store: ReturnType<typeof createStore>;
  readonly shell: Shell;
  readonly line: Line;
  /** Nothing arrives any more, and the page knows. */
  readonly cut: () => void;
  readonly mend: () => void;
}

export async function openTab(api: StoreApi): Promise<Tab> {
  const store = createStore();
  const line: Line = { isCut: false, isAnswerLost: false, sent: [], refusals: [], until: Promise.resolve() };
  const send: StoreApi['send'] = async (call) => {
    if (line.isCut) throw new StoreApiError(0, []);
    if (call.kind !== 'change') return api.send(call);
    line.sent.push(call);
    await line.until;
    const refusal = line.refusals.shift();
    if (refusal) throw refusal;
    const answer = await api.send(call);
    if (line.isAnswerLost) throw new StoreApiError(0, []);
    return answer;
  };
  const shell = testShell({ ...api, send }, store);
  store.set(shellAtom, shell);
  await store.set(refreshSessionAtom);
  const cut = (): void => {
    line.isCut = true;
    store.set(isAnsweringAtom, false);
  };
  const mend = (): void => {
    Object.assign(line, { isCut: false, isAnswerLost: false });
    store.set(isAnsweringAtom, true);
  };
  return { store, shell, line, cut, mend };
}

/** A browser in which somebody has just opened an account, each time another one. */
export async function registered(shop: Pick<DemoShop, 'connect'>): Promise<StoreApi> {
  let token: string | undefined;
  const api = shop.connect({ token: { read: () => token, write: (value) => void (token = value) } });
  await becomeClara(api, `clara-${Math.random()}@wieck.example`);
  return api;
}
