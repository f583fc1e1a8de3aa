import { atom, createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { keptCartAtom } from '#features/cart/state/kept-cart.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { filesVerdictAtom, refusedFilesAtom } from '../files-verdict-atom.ts';
import { loadMethodsAtom } from '../methods/method-atoms.ts';
import {
  areFilesThereAtom,
  askForFilesAtom,
  doubtAnswersAtom,
  pendingFilesAtom,
  uploadQueueAtom,
} from '../needed-files-atoms.ts';
import { orderVerdictAtom } from './order-verdict-atom.ts';
import type { FileAnswer, KnownUploads } from '../pending-uploads.ts';

/** A shop nobody can reach. */
const unreachable = createStoreApi({
  endpoint: 'https://shop.example',
  accessKey: 'SWSCTEST',
  fetch: () => Promise.reject(new TypeError('fetch failed')),
});

let shop: StartedShop;
let store: ReturnType<typeof createStore>;
const queueAtom = atom<KnownUploads>(unread);
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(async () => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
  await store.set(refreshSessionAtom);
});

const mayOrder = () => store.get(orderVerdictAtom).mayOrder;

async function orderJobs(...paths: string[]): Promise<void> {
  const files = paths.map((path) => ({ path, name: path, size: 4 }));
  const printJob = { id: 'j', role: 'lead', title: 'Oper', spec: {}, files, lineIds: ['lead'] };
  await store.set(addProductsAtom, [{ productId: productId('klammer'), id: 'lead', payload: { printJob } }]);
  await store.set(loadMethodsAtom);
  expect(mayOrder()).toBe(false);
  store.set(uploadQueueAtom, queueAtom);
  store.set(filesVerdictAtom, areFilesThereAtom);
}

/** A storage that answers at once, and tells what it was asked for. */
function storage(answer: (path: string) => FileAnswer) {
  const asked: string[] = [];
  const ask = ({ path }: { path: string }) => {
    asked.push(path);
    return Promise.resolve(answer(path));
  };
  return { asked, ask };
}

describe('whether the cart may be ordered', () => {
  it('a kept cart is not ordered before the shop has confirmed it', async () => {
    await store.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 1 }]);
    await store.set(loadMethodsAtom);
    expect(mayOrder()).toBe(true);
    const later = createStore();
    later.set(shellAtom, testShell(unreachable, later));
    later.set(sessionAtom, store.get(sessionAtom));
    await later.set(keptCartAtom, store.get(cartAtom));
    expect(later.get(orderVerdictAtom)).toEqual({ mayOrder: false, obstacle: undefined });
    await later.set(loadCartAtom);
    expect(later.get(orderVerdictAtom).obstacle?.message).toContain('Ohne Verbindung zum Shop');
  });

  it('articles without files wait for no uploads', async () => {
    await store.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 1 }]);
    await store.set(loadMethodsAtom);
    expect(store.get(orderVerdictAtom)).toEqual({ mayOrder: true, obstacle: undefined });
  });

  it('print jobs wait until it is known that their files have arrived', async () => {
    await orderJobs('a', 'b');
    expect(mayOrder()).toBe(false);
    store.set(queueAtom, [
      { path: 'a', size: 4, acknowledged: 4, state: 'success' },
      { path: 'b', size: 4, acknowledged: 1, state: 'uploading' },
    ]);
    expect(mayOrder()).toBe(false);
    store.set(queueAtom, [
      { path: 'a', size: 4, acknowledged: 4, state: 'success' },
      { path: 'b', size: 4, acknowledged: 4, state: 'success' },
    ]);
    expect(mayOrder()).toBe(true);
  });

  it('the storage is asked for every file nobody knows, and for nothing before the queue has been read', async () => {
    const paths = Array.from({ length: 14 }, (_, index) => `file-${index}`);
    await orderJobs(...paths);
    const { asked, ask } = storage(() => 'stored');
    await store.set(askForFilesAtom, ask);
    expect(asked).toEqual([]);
    store.set(queueAtom, []);
    await store.set(askForFilesAtom, ask);
    expect(asked.toSorted()).toEqual(paths.toSorted());
    expect(mayOrder()).toBe(true);
  });

  it('a silent storage is asked once more when the reader wants it', async () => {
    await orderJobs('a', 'b');
    store.set(queueAtom, []);
    await store.set(askForFilesAtom, storage((path) => (path === 'a' ? 'unreachable' : 'stored')).ask);
    expect(store.get(pendingFilesAtom)).toMatchObject({ unreachable: 1, unknown: [] });
    store.set(doubtAnswersAtom);
    const { asked, ask } = storage(() => 'stored');
    await store.set(askForFilesAtom, ask);
    expect(asked).toEqual(['a']);
    expect(mayOrder()).toBe(true);
  });

  it('an answer from before the shop refused the file counts no longer, also when it comes late', async () => {
    await orderJobs('a');
    store.set(queueAtom, []);
    const late = Promise.withResolvers<FileAnswer>();
    const answers = [late.promise, Promise.resolve<FileAnswer>('missing')];
    const asking = store.set(askForFilesAtom, () => answers.shift() ?? Promise.resolve('unreachable'));
    store.set(refusedFilesAtom, new Set(['a']));
    late.resolve('stored');
    await asking;
    expect(store.get(pendingFilesAtom)).toMatchObject({ files: 1, missing: 1 });
    expect(mayOrder()).toBe(false);
  });

  it('what the storage said counts for one visit of the checkout', async () => {
    await orderJobs('a');
    store.set(queueAtom, []);
    const leave = store.sub(pendingFilesAtom, () => undefined);
    const late = Promise.withResolvers<FileAnswer>();
    await store.set(askForFilesAtom, storage(() => 'stored').ask);
    expect(mayOrder()).toBe(true);
    leave();
    expect(mayOrder()).toBe(false);
    const leaveAgain = store.sub(pendingFilesAtom, () => undefined);
    const asking = store.set(askForFilesAtom, () => late.promise);
    leaveAgain();
    late.resolve('stored');
    await asking;
    expect(mayOrder()).toBe(false);
  });
});
