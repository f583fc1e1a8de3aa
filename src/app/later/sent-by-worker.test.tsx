import { createStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '#shop/demo/basics/demo-id.ts';
import { loadWishlistAtom, wishlistIdsAtom } from '#features/wishlist/wishlist-atoms.ts';
import { messageIntent } from '#offline/intents/contact-message.ts';
import { intentForm } from '#offline/intents/kept-intents.ts';
import { sendUnwatched } from '#offline/intents/send-unwatched.ts';
import { wishlistIntent } from '#offline/intents/wishlist-change.ts';
import { changeMembers } from '#offline/records/change-members.ts';
import { isAnsweringAtom, waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';
import { forgetCustomersIntentsAtom, intentsAtom } from '#platform/intents/intent-atoms.ts';
import { intentLosses } from '#platform/intents/intent-losses.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { passedNotificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { getWishlist } from '#store-api/catalogue/wishlist.ts';
import { getContext } from '#store-api/context.ts';
import { listSalutations } from '#store-api/account/salutations.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { registeredShopper } from '#testing/account-visitor.ts';
import { startDemoShop, type DemoShop } from '#testing/start-demo-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { takeUpIntents } from './take-up-intents.ts';

letChangesWait();

let shop: DemoShop;
beforeAll(async () => {
  shop = await startDemoShop();
});
afterAll(() => shop.stop());

const productId = demoId('product NF-1001');
const wish = { kind: wishlistIntent, subject: 'Humoresken', data: { productId, isListed: true } };

async function newMessage(email: string) {
  const [{ id: salutationId } = { id: '' }] = await listSalutations(shop.api);
  const message = { salutationId, firstName: 'Clara', lastName: 'Wieck', email, phone: '', subject: 'Papier' };
  return { kind: messageIntent, subject: 'Papier', data: { message: { ...message, comment: 'Welches?' }, place: {} } };
}

/** A customer, of whom a page has left something. */
async function customerWith(...intents: readonly (typeof wish | Awaited<ReturnType<typeof newMessage>>)[]) {
  const api = await registeredShopper(shop);
  const customer = (await getContext(api)).customer?.id ?? '';
  for (const intent of intents)
    await changeMembers(intentForm, [crypto.randomUUID()], () => ({ ...intent, customer, problem: null }));
  return { api, customer };
}

/** The worker of their browser gets the time to send. */
const wakeWorkerOf = (api: StoreApi) =>
  sendUnwatched({ line: api, languageId: undefined, origin: api.endpoint, mayGoOn: async () => true });

async function openTab(api: StoreApi, { isFollowing = true } = {}) {
  const store = createStore();
  store.set(shellAtom, testShell(api, store));
  await store.set(refreshSessionAtom);
  await store.set(loadWishlistAtom, 'customer');
  if (isFollowing) takeUpIntents(store);
  return store;
}

const toldIn = (store: ReturnType<typeof createStore>): unknown[] =>
  store.get(passedNotificationsAtom).map(({ type, message }) => ({ type, message }));
const wishArrived = { type: 'success', message: 'Ihre Merkliste ist jetzt, wie Sie sie vorgemerkt haben.' };

describe('what the worker has sent while no page was open', () => {
  it('is told by the next page of this customer, once in all tabs, and neither waits nor would be lost', async () => {
    const { api } = await customerWith(wish, await newMessage('clara@wieck.example'));
    await wakeWorkerOf(api);
    const other = await openTab(await registeredShopper(shop));
    expect([toldIn(other), await hasIntents()]).toEqual([[], true]);
    const tabs = await Promise.all([openTab(api), openTab(api)]);
    for (const store of tabs) {
      await store.set(intentLosses.readAtom);
      expect(store.get(intentLosses.lostAtom)).toEqual([]);
      expect([store.get(intentsAtom), store.get(waitingCountAtom)]).toEqual([[], 0]);
    }
    const messageArrived = { type: 'success', message: 'Ihre Nachricht „Papier“ ist angekommen.' };
    await expect.poll(() => tabs.flatMap(toldIn)).toEqual([messageArrived, wishArrived]);
    expect(await hasIntents()).toBe(false);
  });

  it('and the shop refused is told, stays until it was read, and is not told again', async () => {
    const { api } = await customerWith(await newMessage('clara'));
    await wakeWorkerOf(api);
    const store = await openTab(api);
    await expect.poll(() => toldIn(store)).toMatchObject([{ type: 'warning' }]);
    await expect.poll(() => store.get(intentsAtom)).toMatchObject([{ problem: 'refused', isUntold: false }]);
    const next = await openTab(api);
    await expect.poll(() => next.get(intentsAtom)).toMatchObject([{ problem: 'refused' }]);
    expect(toldIn(next)).toEqual([]);
  });

  it('shows in a page that had stood still meanwhile', async () => {
    const { api } = await customerWith();
    const store = await openTab(api);
    expect(store.get(wishlistIdsAtom)).toEqual([]);
    const { customer } = (await getContext(api)) ?? {};
    await changeMembers(intentForm, ['made before'], () => ({ ...wish, customer: customer?.id ?? '', problem: null }));
    await wakeWorkerOf(api);
    await expect.poll(() => toldIn(store)).toEqual([wishArrived]);
    await expect.poll(() => store.get(wishlistIdsAtom)).toEqual([productId]);
  });

  it('goes with everything else of the customer when they log out before it was told', async () => {
    const { api, customer } = await customerWith(wish);
    await wakeWorkerOf(api);
    const store = await openTab(api, { isFollowing: false });
    await store.set(forgetCustomersIntentsAtom, customer);
    expect(await hasIntents()).toBe(false);
  });
});

it('a page that took the shop for silent asks it and sends when the worker hears of a network', async () => {
  const { api } = await customerWith(wish);
  const store = await openTab(api, { isFollowing: false });
  store.set(isAnsweringAtom, false);
  const noting: StoreApi['send'] = async (call) => {
    const answer = await api.send(call);
    store.set(isAnsweringAtom, true);
    return answer;
  };
  store.set(shellAtom, testShell({ ...api, send: noting }, store));
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((resolve) => port1.addEventListener('message', ({ data }) => resolve(data)));
  port1.start();
  takeUpIntents(store, port2);
  expect(await heard).toBe('taken');
  port1.close();
  await expect.poll(() => toldIn(store)).toEqual([wishArrived]);
  expect((await getWishlist(api)).map(({ id }) => id)).toEqual([productId]);
});
