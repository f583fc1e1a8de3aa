import { fireEvent, screen, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { stableId } from '#shop/base/stable-id.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { updateRow } from '#shop/seeding/update-row.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { isAnsweringAtom, waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';
import { LaterChanges } from '#platform/intents/later-changes.tsx';
import { followIntentsAtom } from '#platform/intents/follow-intents.ts';
import {
  forgetCustomersIntentsAtom,
  forgetLeftBehindAtom,
  intentsAtom,
  readIntentsAtom,
} from '#platform/intents/intent-atoms.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { getCart } from '#store-api/checkout/cart.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { letChangesWait } from '#testing/waiting-changes.ts';
import { addProductAtom } from './adding/add-product.ts';
import { addProductsAtom, refreshCartAtom } from './cart-atoms.ts';
import { changeQuantityAtom, takeOutAtom } from './articles/changing-lines.ts';
import { shownLinesAtom } from './shown-lines-atoms.ts';
import { redeemCodeAtom } from './codes/redeem-code.ts';
import { laterCart } from './later-cart.ts';
import { takeCartErrorsAtom } from './state/cart-error-atoms.ts';
import { addLaterAtom } from './later/keep-cart-intents.ts';

letChangesWait();

let shop: StartedShop;
let api: StoreApi;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  api = shop.newShopper();
});
afterEach(() => vi.useRealTimers());

const spiral = { productId: productId('spiral'), quantity: 2, name: 'Spiralblock' };
const book = { productId: productId('noten'), quantity: 1, name: 'Noten' };

/** A tab of the shopper's browser, and what lies between it and the shop. */
async function openTab() {
  const store = createStore();
  const line = { isCut: false, isAnswerLost: false, sent: new Array<string>(), refusals: new Array<StoreApiError>() };
  const held = { change: Promise.resolve() };
  const send: StoreApi['send'] = async (call) => {
    if (line.isCut) throw new StoreApiError(0, []);
    if (call.kind === 'change') {
      line.sent.push(`${call.method} ${call.path}`);
      await held.change;
      const refusal = line.refusals.shift();
      if (refusal) throw refusal;
    }
    const answer = await api.send(call);
    if (line.isAnswerLost && call.kind === 'change') throw new StoreApiError(0, []);
    return answer;
  };
  store.set(shellAtom, testShell({ ...api, send }, store));
  await store.set(refreshSessionAtom);
  await store.set(refreshCartAtom);
  store.set(followIntentsAtom, laterCart.kinds);
  const cut = (): void => {
    line.isCut = true;
    store.set(isAnsweringAtom, false);
  };
  const mend = (): void => {
    Object.assign(line, { isCut: false, isAnswerLost: false });
    store.set(isAnsweringAtom, true);
  };
  return { store, line, held, cut, mend };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const inCart = async () => (await getCart(api)).lineItems.map(({ id, quantity }) => [id, quantity]);
async function untilDone({ store }: Tab): Promise<void> {
  await expect.poll(() => store.get(intentsAtom)).toEqual([]);
}
const show = ({ store }: Tab) => renderUi(inGerman(<LaterChanges />, store));
const quantities = ({ store }: Tab) => store.get(shownLinesAtom).map(({ quantity }) => quantity);

describe('while the shop cannot be reached, a product for the cart', () => {
  it('waits, is listed, and goes into the cart once the shop answers', async () => {
    const tab = await openTab();
    tab.cut();
    expect(await tab.store.set(addProductAtom, spiral)).toBe('later');
    expect(tab.store.get(waitingCountAtom)).toBe(1);
    show(tab);
    const [waiting] = within(screen.getByRole('list', { name: 'Vorgemerkte Änderungen' })).getAllByRole('listitem');
    expect(waiting?.textContent).toContain('„Spiralblock“, Menge 2, kommt in den Warenkorb');
    expect(await inCart()).toEqual([]);
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
    expect(quantities(tab)).toEqual([2]);
    expect(await hasIntents()).toBe(false);
  });

  it('is sent by the next visit, when the browser was closed before', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
    expect(await hasIntents()).toBe(true);
    await openTab();
    await expect.poll(inCart).toEqual([[spiral.productId, 2]]);
    await expect.poll(hasIntents).toBe(false);
  });

  it('goes into the cart once when the answer of the shop was lost on the way', async () => {
    const tab = await openTab();
    tab.line.isAnswerLost = true;
    expect(await tab.store.set(addProductAtom, spiral)).toBe('later');
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
    tab.store.set(isAnsweringAtom, false);
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
    expect(tab.line.sent).toHaveLength(1);
  });

  it('goes into the cart once when the answer to what had waited is lost', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
    tab.mend();
    tab.line.isAnswerLost = true;
    await expect.poll(inCart).toEqual([[spiral.productId, 2]]);
    tab.store.set(isAnsweringAtom, false);
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
  });

  it('goes into the cart once, whichever of two tabs sends it', async () => {
    const [tab, other] = [await openTab(), await openTab()];
    tab.cut();
    other.cut();
    await tab.store.set(addProductAtom, spiral);
    await other.store.set(readIntentsAtom);
    tab.mend();
    other.mend();
    await Promise.all([untilDone(tab), untilDone(other)]);
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
    expect([...tab.line.sent, ...other.line.sent]).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
    show(tab);
    fireEvent.click(screen.getByRole('button', { name: 'Spiralblock: Vormerkung zurücknehmen' }));
    await untilDone(tab);
    tab.mend();
    expect(await inCart()).toEqual([]);
    expect(await hasIntents()).toBe(false);
  });

  it('that is not sold any more is told of until somebody has read it, and holds up nothing behind it', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, book);
    await tab.store.set(addProductAtom, spiral);
    updateRow(shop.running.shop, 'product', book.productId, { active: false });
    show(tab);
    tab.mend();
    expect(await screen.findByText(/„Noten“ ist nicht mehr erhältlich/)).toBeDefined();
    await expect.poll(inCart).toEqual([[spiral.productId, 2]]);
    await expect.poll(() => tab.store.get(intentsAtom).length).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    await untilDone(tab);
    updateRow(shop.running.shop, 'product', book.productId, { active: true });
  });

  it('that is made while others are on their way is sent after them', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
    const answer = Promise.withResolvers<void>();
    tab.held.change = answer.promise;
    tab.mend();
    await expect.poll(() => tab.line.sent.length).toBe(1);
    await tab.store.set(addLaterAtom, book, false);
    answer.resolve();
    await untilDone(tab);
    expect(await inCart()).toEqual([
      [spiral.productId, 2],
      [book.productId, 1],
    ]);
  });

  it.each([429, 500])(
    'is tried again after a while when the shop answers %d, with no change of the connection',
    async (status) => {
      const tab = await openTab();
      tab.cut();
      await tab.store.set(addProductAtom, spiral);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
      tab.line.refusals.push(new StoreApiError(status, []), new StoreApiError(status, []));
      tab.mend();
      await expect.poll(() => tab.line.refusals.length).toBe(1);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.poll(() => tab.line.refusals.length).toBe(0);
      await expect.poll(() => vi.getTimerCount()).toBe(1);
      await vi.advanceTimersByTimeAsync(20_000);
      await untilDone(tab);
      expect(await inCart()).toEqual([[spiral.productId, 2]]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('goes on waiting while the shop is troubled', async () => {
    const tab = await openTab();
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
    const { api: good } = tab.store.get(shellAtom) ?? { api };
    const troubled: StoreApi = { ...good, send: () => Promise.reject(new StoreApiError(503, [])) };
    tab.store.set(shellAtom, testShell(troubled, tab.store));
    tab.mend();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(tab.store.get(intentsAtom)).toMatchObject([{ problem: null }]);
    tab.store.set(shellAtom, testShell(good, tab.store));
    tab.store.set(isAnsweringAtom, false);
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([[spiral.productId, 2]]);
  });
});

describe('while the shop cannot be reached, lines of the cart', () => {
  it('show the quantity they shall have, and get the last one', async () => {
    const tab = await openTab();
    await tab.store.set(addProductsAtom, [spiral]);
    tab.cut();
    await tab.store.set(changeQuantityAtom, { id: spiral.productId, quantity: 4 });
    await tab.store.set(changeQuantityAtom, { id: spiral.productId, quantity: 5 });
    expect(quantities(tab)).toEqual([5]);
    expect(tab.store.get(intentsAtom)).toHaveLength(1);
    const sent = tab.line.sent.length;
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([[spiral.productId, 5]]);
    expect(tab.line.sent).toHaveLength(sent + 1);
  });

  it('are not seen once they are to go, and come back when that is taken back', async () => {
    const tab = await openTab();
    await tab.store.set(addProductsAtom, [spiral]);
    tab.cut();
    await tab.store.set(changeQuantityAtom, { id: spiral.productId, quantity: 4 });
    await tab.store.set(takeOutAtom, [spiral.productId]);
    expect(tab.store.get(intentsAtom)).toHaveLength(1);
    expect(quantities(tab)).toEqual([]);
    show(tab);
    fireEvent.click(screen.getByRole('button', { name: /Vormerkung zurücknehmen/ }));
    await expect.poll(() => quantities(tab)).toEqual([2]);
    await tab.store.set(takeOutAtom, [spiral.productId]);
    tab.mend();
    await untilDone(tab);
    expect(await inCart()).toEqual([]);
  });
});

describe('a change of a customer', () => {
  /** Leaves one of hers in this browser, in a session that ends by itself. */
  async function leaveChange(): Promise<void> {
    const tab = await openTab();
    const session = tab.store.get(sessionAtom);
    const customer = { id: 'clara', active: true, guest: false };
    tab.store.set(sessionAtom, session && Object.assign({}, session, { customer }));
    tab.cut();
    await tab.store.set(addProductAtom, spiral);
  }

  it('is sent by nobody else, and goes when she logs out, not when somebody else does', async () => {
    await leaveChange();
    const other = await openTab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(other.store.get(intentsAtom)).toEqual([]);
    expect(await inCart()).toEqual([]);
    await other.store.set(forgetCustomersIntentsAtom, 'fanny');
    expect(await hasIntents()).toBe(true);
    await other.store.set(forgetCustomersIntentsAtom, 'clara');
    expect(await hasIntents()).toBe(false);
  });

  it('is given up when she did not come back for a month after her session had ended by itself', async () => {
    const day = 24 * 60 * 60 * 1000;
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 29 * day);
    await leaveChange();
    now.mockRestore();
    const other = await openTab();
    await other.store.set(forgetLeftBehindAtom);
    expect(await hasIntents()).toBe(true);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * day);
    await other.store.set(refreshSessionAtom);
    await expect.poll(hasIntents).toBe(false);
  });
});

describe('while the shop cannot be reached, a code', () => {
  const offerOf = (code: string): void => {
    const salesChannels = [{ id: stableId(`channel of ${code}`), salesChannelId: baseIds.salesChannel }];
    const discounts = [{ id: stableId(`discount of ${code}`), scope: 'cart', type: 'absolute', value: 1 }];
    const names = { code, name: { 'de-DE': `Aktion ${code}` } };
    upsert(shop.running.shop, 'promotion', [
      {
        id: stableId(`promotion ${code}`),
        active: true,
        useCodes: true,
        ...names,
        priority: 1,
        salesChannels,
        discounts,
      },
    ]);
  };

  it('waits, once however it is written, and is redeemed when the shop answers', async () => {
    offerOf('PROBE');
    const tab = await openTab();
    await tab.store.set(addProductsAtom, [{ productId: spiral.productId, quantity: 2 }]);
    tab.cut();
    expect(await tab.store.set(redeemCodeAtom, 'PROBE')).toEqual({ outcome: 'later' });
    expect(await tab.store.set(redeemCodeAtom, 'probe')).toEqual({ outcome: 'later' });
    show(tab);
    const waiting = within(screen.getByRole('list', { name: 'Vorgemerkte Änderungen' })).getAllByRole('listitem');
    expect(waiting.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Gutscheincode „probe“ wird eingelöst'),
    ]);
    tab.mend();
    await untilDone(tab);
    expect((await getCart(api)).lineItems.map(({ type }) => type)).toEqual(['product', 'promotion']);
  });

  it('that has no effect then is told, and nowhere else', async () => {
    const tab = await openTab();
    await tab.store.set(addProductsAtom, [{ productId: spiral.productId, quantity: 1 }]);
    tab.cut();
    await tab.store.set(redeemCodeAtom, 'GIBTSNICHT');
    tab.mend();
    show(tab);
    expect(
      await screen.findByText(
        'Der Gutscheincode „GIBTSNICHT“ gilt für diesen Warenkorb nicht, oder es gibt ihn nicht.',
      ),
    ).toBeTruthy();
    expect(tab.store.set(takeCartErrorsAtom)).toEqual([]);
  });
});
