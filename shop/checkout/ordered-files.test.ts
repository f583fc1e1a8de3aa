import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, newCustomer } from '../testing/customers.ts';
import { latestMails } from '../post/mail-table.ts';
import type { JsonObject } from '../base/json.ts';
import { lineItem, openFilledShop, type Shopper, type TestShop } from '../testing/serve-checkout.ts';
import { leadPayload, orderedFile, pdfLike, uploadsOf, uploadFolder } from '../testing/uploads.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());
const uploads = uploadsOf(shop);

const score = pdfLike('ordered');
const other = pdfLike('something else');

/** A customer with a print job of these files in the cart. */
async function withJob(files: readonly JsonObject[], at: TestShop = shop): Promise<Shopper> {
  const { shopper } = await newCustomer(at);
  const payload = leadPayload('job', files);
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('klammer', 1, { payload })] });
  return shopper;
}

async function orderJob(path: string): Promise<{ shopper: Shopper; orderId: string }> {
  const shopper = await withJob([orderedFile(path, score)]);
  const order = await shopper.ok('POST', '/checkout/order', {});
  return { shopper, orderId: String(order['id']) };
}

describe('a file that was ordered', () => {
  const path = `${uploadFolder}/frozen/score.pdf`;
  let opened: Response;
  let order: { shopper: Shopper; orderId: string };

  beforeAll(async () => {
    await uploads.send(path, score);
    opened = await uploads.start(path);
    order = await orderJob(path);
  });

  const isUntouched = async () => {
    expect(await uploads.content(path)).toBe(score);
  };

  test('is not replaced in one request', async () => {
    const answer = await uploads.send(path, other);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ error: { code: 403, message: expect.stringContaining('order') } });
    await isUntouched();
  });

  test('is not replaced by a resumable upload, which is refused at its start', async () => {
    expect((await uploads.start(path)).status).toBe(403);
  });

  test('is not replaced by an upload that was opened before the order, which is over then', async () => {
    const answer = await uploads.finish(opened, other);
    expect([answer.status, answer.headers.get('x-goog-upload-status')]).toEqual([403, 'cancelled']);
    expect((await uploads.query(opened)).headers.get('x-goog-upload-status')).toBe('cancelled');
    await isUntouched();
  });

  test('is not deleted, and says why', async () => {
    expect((await uploads.remove(path)).status).toBe(403);
    await isUntouched();
    expect(await (await uploads.metadata(path)).json()).toMatchObject({ temporaryHold: true });
  });

  test('is free again when the order is cancelled', async () => {
    await order.shopper.ok('POST', '/order/state/cancel', { orderId: order.orderId });
    expect(await (await uploads.metadata(path)).json()).not.toHaveProperty('temporaryHold');
    expect((await uploads.remove(path)).status).toBe(204);
  });
});

test('a file beside an ordered one stays its owner’s', async () => {
  const [ordered, free] = [`${uploadFolder}/both/a.pdf`, `${uploadFolder}/both/b.pdf`];
  await uploads.send(ordered, score);
  await uploads.send(free, score);
  await orderJob(ordered);
  expect((await uploads.send(free, other)).status).toBe(200);
  expect((await uploads.remove(free)).status).toBe(204);
});

test('a file that two orders name stays frozen when one of them is cancelled', async () => {
  const path = `${uploadFolder}/twice/a.pdf`;
  await uploads.send(path, score);
  const first = await orderJob(path);
  await orderJob(path);
  await first.shopper.ok('POST', '/order/state/cancel', { orderId: first.orderId });
  expect((await uploads.remove(path)).status).toBe(403);
});

describe('an order is refused', () => {
  const path = `${uploadFolder}/needed/a.pdf`;
  beforeAll(() => uploads.send(path, score));

  test.each([
    ['that was never stored', { path: `${uploadFolder}/needed/b.pdf` }],
    ['of another size', { size: 1 }],
    ['with another content', { md5: 'AAAAAAAAAAAAAAAAAAAAAA==' }],
    ['outside of the folders of customers', { path: 'prices/list.pdf' }],
  ])('that names a file %s, and the cart stays', async (_, more) => {
    const shopper = await withJob([orderedFile(path, score), orderedFile(path, score, more)]);
    const answer = await shopper.call('POST', '/checkout/order', {});
    expect(codeOf(answer)).toEqual([400, 'CHECKOUT__PRINT_FILE_MISSING']);
    const parameters = { jobId: 'job', path: 'path' in more ? more.path : path };
    expect(answer.body['errors']).toMatchObject([{ status: '400', meta: { parameters } }]);
    expect((await shopper.ok('GET', '/checkout/cart'))['lineItems']).toHaveLength(1);
    expect(await shopper.ok('POST', '/order', {})).toMatchObject({ orders: { elements: [] } });
  });

  test('only by a shop whose own file store has the files', async () => {
    const elsewhere = await openFilledShop({ filesElsewhere: true });
    const shopper = await withJob([orderedFile(`${uploadFolder}/needed/b.pdf`, score)], elsewhere);
    expect((await shopper.call('POST', '/checkout/order', {})).status).toBe(200);
    await elsewhere.close();
  });
});

describe('a file that was ordered is deleted through the order', () => {
  const remove = (shopper: Shopper, body: JsonObject) => shopper.call('POST', '/order/print-file/delete', body);
  const upload = async (name: string) => {
    const path = `${uploadFolder}/through-order/${name}.pdf`;
    await uploads.send(path, score);
    return path;
  };

  test('by its customer, which is marked on the order and told to the owner', async () => {
    const path = await upload('own');
    const { shopper, orderId } = await orderJob(path);
    expect((await remove(shopper, { orderId, path })).status).toBe(200);
    expect((await uploads.metadata(path)).status).toBe(404);
    const filter = [{ type: 'equals', field: 'id', value: orderId }];
    expect(await shopper.ok('POST', '/order', { filter })).toMatchObject({
      orders: { elements: [{ customFields: { print_check: 'query', print_files_deleted: [{ path }] } }] },
    });
    const told = latestMails(shop.shop, 50).find(({ subject }) => subject.startsWith('Datei gelöscht'));
    expect(told).toMatchObject({ recipient: shop.shop.config.shopEmail, text: expect.stringContaining(path) });
    expect((await remove(shopper, { orderId, path })).status).toBe(404);
  });

  test('by a guest with the link of the order, e-mail address and postcode, and by nobody else', async () => {
    const path = await upload('guest');
    const { shopper, email } = await newCustomer(shop, { guest: true });
    const payload = leadPayload('job', [orderedFile(path, score)]);
    await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('klammer', 1, { payload })] });
    const { id: orderId = '', deepLinkCode = '' } = await shopper.ok('POST', '/checkout/order', {});
    const { shopper: stranger } = await newCustomer(shop);
    expect((await remove(stranger, { orderId, path })).status).toBe(404);
    const nobody = shop.shopper();
    expect((await remove(nobody, { orderId, path })).status).toBe(403);
    expect((await remove(nobody, { deepLinkCode, email, zipcode: '99999', path })).status).toBe(403);
    expect((await uploads.metadata(path)).status).toBe(200);
    expect((await remove(nobody, { deepLinkCode, email, zipcode: '10115', path })).status).toBe(200);
    expect((await uploads.metadata(path)).status).toBe(404);
  });

  test('but stays for another order that names it, and no order reaches files it does not name', async () => {
    const path = await upload('shared');
    const other = await upload('unordered');
    const [first, second] = [await orderJob(path), await orderJob(path)];
    expect((await remove(first.shopper, { orderId: first.orderId, path: other })).status).toBe(404);
    expect((await remove(first.shopper, { orderId: first.orderId, path })).status).toBe(200);
    expect(await uploads.content(path)).toBe(score);
    expect((await remove(second.shopper, { orderId: second.orderId, path })).status).toBe(200);
    expect((await uploads.metadata(path)).status).toBe(404);
  });
});
