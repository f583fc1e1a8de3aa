import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { contextToken } from '#platform/session/context-token.ts';
import { loggedInIdAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { becomeClara } from '#testing/account-visitor.ts';
import { eventually } from '#testing/eventually.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import './load-session.ts';
import { startSession } from './start-session.ts';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
afterEach(() => {
  contextToken.forget();
  vi.unstubAllGlobals();
});

const nothing = async (): Promise<void> => undefined;
const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('a page that is idle before it is alive asks for nobody: until then it has to be what the server sent', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  const api = shop.newShopper();
  await becomeClara(api, 'clara@anfang.example');
  contextToken.write('a visitor who was here before');
  const store = createStore();
  const shell = testShell(api, store);
  store.set(shellAtom, shell);
  const { promise: alive, resolve: comeAlive } = Promise.withResolvers<void>();
  void startSession({ ...shell, alive, loadAnew: nothing }, { begin: nothing, goOn: nothing, fetch });
  await aMoment();
  expect(store.get(loggedInIdAtom)).toBeUndefined();
  comeAlive();
  await eventually(() => expect(store.get(loggedInIdAtom)).toBeDefined());
});
