import { afterAll, expect, test } from 'vitest';
import { newCustomer } from '../testing/customers.ts';
import { updateRow } from '../seeding/update-row.ts';
import { stateId } from '../seeding/base-data/states.ts';
import { lineItem, openFilledShop, type Shopper } from '../testing/serve-checkout.ts';
import { leadPayload, orderedFile, pdfLike, uploadsOf } from '../testing/uploads.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());
const uploads = uploadsOf(shop);
const score = pdfLike('kept');
const day = 24 * 60 * 60 * 1000;
let folders = 0;

/** A file in a folder of its own. */
async function upload(): Promise<string> {
  folders += 1;
  const path = `uploads/Rw4t7QmT0aLxW7sYb2Nc${String(folders).padStart(4, '0')}/u/score.pdf`;
  expect((await uploads.send(path, score)).status).toBe(200);
  return path;
}

async function putIntoCart(path: string): Promise<Shopper> {
  const { shopper } = await newCustomer(shop);
  const payload = leadPayload('job', [orderedFile(path, score)]);
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('klammer', 1, { payload })] });
  return shopper;
}

async function order(path: string): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await putIntoCart(path);
  return { shopper, orderId: String((await shopper.ok('POST', '/checkout/order', {}))['id']) };
}

/** Lets days pass, with a look at the files at their end. */
async function pass(days: number): Promise<void> {
  shop.now = new Date(shop.now.getTime() + days * day);
  await shop.sweepFiles();
}

const isThere = async (path: string): Promise<boolean> => (await uploads.metadata(path)).status === 200;

const setDelivery = (orderId: string, state: string): void => {
  const row = shop.shop.database.prepare('SELECT id FROM order_delivery WHERE order_id = ?').get(orderId);
  updateRow(shop.shop, 'order_delivery', String(row?.['id']), { stateId: stateId('order_delivery.state', state) });
};

test('files nobody orders are deleted 14 days after the last change of their folder', async () => {
  const path = await upload();
  await pass(13);
  expect(await isThere(path)).toBe(true);
  await uploads.send(path.replace('score', 'second'), score);
  await pass(13);
  expect(await isThere(path)).toBe(true);
  await pass(1.1);
  expect(await isThere(path)).toBe(false);
});

test('a cart that names them keeps them, for 14 days after it was touched', async () => {
  const path = await upload();
  await pass(10);
  await putIntoCart(path);
  await pass(13);
  expect(await isThere(path)).toBe(true);
  await pass(1.1);
  expect(await isThere(path)).toBe(false);
});

test('an upload under way keeps the files beside it', async () => {
  const path = await upload();
  await pass(13);
  await uploads.start(path.replace('score', 'third'));
  await pass(6);
  expect(await isThere(path)).toBe(true);
  await pass(2);
  expect(await isThere(path)).toBe(false);
});

test('ordered files stay until 60 days after the order was dispatched', async () => {
  const path = await upload();
  const { orderId } = await order(path);
  await pass(200);
  expect(await isThere(path)).toBe(true);
  setDelivery(orderId, 'shipped');
  await pass(0);
  await pass(59);
  expect(await isThere(path)).toBe(true);
  await pass(1.1);
  expect(await isThere(path)).toBe(false);
});

test('files of several orders stay for the last of them', async () => {
  const path = await upload();
  const first = await order(path);
  const second = await order(path);
  setDelivery(first.orderId, 'shipped');
  await pass(100);
  expect(await isThere(path)).toBe(true);
  setDelivery(second.orderId, 'shipped');
  await pass(0);
  await pass(60.1);
  expect(await isThere(path)).toBe(false);
});

test('files of a cancelled order are deleted 14 days after the cancellation', async () => {
  const path = await upload();
  const { shopper, orderId } = await order(path);
  await pass(0.9);
  await shopper.ok('POST', '/order/state/cancel', { orderId });
  await pass(13.5);
  expect(await isThere(path)).toBe(true);
  await pass(0.6);
  expect(await isThere(path)).toBe(false);
});

test('a file store that knows no orders deletes nothing for its age', async () => {
  const path = await upload();
  const { createFileStorage } = await import('../storage/create-file-storage.ts');
  const { database, folder } = shop.shop;
  const late = () => new Date(shop.now.getTime() + 1000 * day);
  const alone = createFileStorage({ database, folder, clock: late });
  await alone.sweep();
  await alone.close();
  expect(await isThere(path)).toBe(true);
});
