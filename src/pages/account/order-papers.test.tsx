import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { markPaid } from '#shop/payment/finish-payment.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { productId, seedAssortment, seedDownload } from '#shop/testing/serve-checkout.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { addProducts } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getContext } from '#store-api/context.ts';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import * as orderPage from './order.tsx';

let shop: StartedShop;
beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  seedDownload(shop.running.shop, 'stimmen', 9.9, '%PDF-1.7 Stimmen');
});
afterAll(() => shop.stop());
beforeEach(() => {
  sessionStorage.clear();
  saved = [];
});

/** What the page handed to the browser's downloads: their names. */
let saved: string[] = [];
beforeAll(() => {
  HTMLAnchorElement.prototype.click = function noteDownload() {
    saved.push(this.download);
  };
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
});
afterAll(() => Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click'));

interface Bought {
  api: StoreApi;
  code: string;
  orderId: string;
}

let buyers = 0;

async function buy(product: string): Promise<Bought> {
  const api = shop.newShopper();
  buyers += 1;
  await becomeClara(api, `clara${buyers}@belege.example`);
  await addProducts(api, [{ productId: productId(product) }]);
  const { deepLinkCode, id } = await placeOrder(api, (await getContext(api)).customer);
  return { api, code: deepLinkCode ?? '', orderId: id };
}

async function open(code: string, api: StoreApi) {
  const store = openPage({ path: '/account/order/:deepLinkCode', ...orderPage }, `/account/order/${code}`, api);
  await act(() => store.set(refreshSessionAtom));
  await screen.findByRole('heading', { level: 1, name: /^Bestellung 1\d{4}$/ });
  return store;
}

/** A client to whom the shop answers so when it asks for a file. The shop itself draws no invoice here: that takes a thread. */
const fetching = (api: StoreApi, fetchFile: () => Promise<Blob>): StoreApi => ({ ...api, fetchFile });

const refusing = (status: number) => (): Promise<Blob> => Promise.reject(new StoreApiError(status, []));

describe('the invoice', () => {
  const button = async () => screen.findByRole('button', { name: /^Rechnung \d+ herunterladen$/ });

  test('is offered once there is one, and saved under its name', async () => {
    const { api, code } = await buy('spiral');
    await open(
      code,
      fetching(api, () => Promise.resolve(new Blob(['%PDF-1.7']))),
    );
    fireEvent.click(await button());
    await expect.poll(() => saved).toHaveLength(1);
    expect(saved[0]).toMatch(/^Rechnung \d+\.pdf$/);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is missing without a heading of its own while there is none', async () => {
    const { api, code, orderId } = await buy('spiral');
    shop.running.shop.database.prepare('DELETE FROM document WHERE order_id = ?').run(orderId);
    await open(code, api);
    await screen.findByText('Noch zu bezahlen');
    expect(screen.queryByText('Rechnung und Belege')).toBeNull();
  });

  test.each([
    ['is not ready yet', () => Promise.resolve(new Blob([])), /noch nicht fertig/, []],
    ['is not given to who has the link alone', refusing(403), /Über den Link/, ['/contact?order=NUMBER']],
    ['could not be fetched', refusing(500), /nicht geklappt/, []],
  ])('says so when it %s, and saves nothing', async (_what, answer, words, waysOn) => {
    const { api, code } = await buy('spiral');
    await open(code, fetching(api, answer));
    fireEvent.click(await button());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(words);
    const ways = [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(/\d+$/, 'NUMBER'));
    expect(ways).toEqual(waysOn);
    expect(saved).toEqual([]);
  });
});

describe('files to download', () => {
  test('are promised until the order is paid, and saved afterwards', async () => {
    const { api, code, orderId } = await buy('stimmen');
    await open(code, api);
    expect(await screen.findByText(/stehen hier bereit, sobald die Zahlung eingegangen ist/)).toBeDefined();
    const transaction = lastTransaction(shop.running.shop, orderId);
    markPaid(shop.running.shop, transaction?.id ?? '', orderId);
    cleanup();
    await open(code, api);
    fireEvent.click(await screen.findByRole('button', { name: 'stimmen.pdf herunterladen' }));
    await expect.poll(() => saved).toEqual(['stimmen.pdf']);
  });

  test('say so when they cannot be fetched', async () => {
    const { api, code, orderId } = await buy('stimmen');
    markPaid(shop.running.shop, lastTransaction(shop.running.shop, orderId)?.id ?? '', orderId);
    const store = await open(code, fetching(api, refusing(503)));
    fireEvent.click(await screen.findByRole('button', { name: 'stimmen.pdf herunterladen' }));
    const told = () => store.get(notificationsAtom).map(({ message }) => message);
    await expect
      .poll(told)
      .toEqual(['„stimmen.pdf“ konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.']);
    expect(saved).toEqual([]);
  });
});

test('on paper the order carries whose it is: mark, name, address and how to reach them', async () => {
  const { api, code } = await buy('spiral');
  await open(code, api);
  const head = (await screen.findByText('Musterstraße 12')).closest('[data-letterhead]');
  expect(head?.querySelector('svg')).not.toBeNull();
  expect(head?.textContent).toContain('Musterstraße 12');
  expect(head?.textContent).toContain('hallo@notenfalz.example');
});

test('another way to pay is taken, and the order shows it', async () => {
  const { api, code } = await buy('spiral');
  // The way back from a payment leads to an address of the shop's own.
  shop.running.shop.database.prepare('UPDATE sales_channel_domain SET url = ?').run(location.origin);
  await open(code, api);
  fireEvent.click(await screen.findByText('Zahlungsart ändern'));
  const before = (await screen.findByRole('heading', { name: 'Zahlungsart' })).nextSibling?.textContent;
  const other = before === 'Rechnung' ? 'Vorkasse' : 'Rechnung';
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${other}`) }));
  press('Jetzt bezahlen');
  const paid = () => screen.getByRole('heading', { name: 'Zahlungsart' }).nextSibling?.textContent;
  await expect.poll(paid).toBe(other);
  expect(screen.queryByRole('alert')).toBeNull();
});
