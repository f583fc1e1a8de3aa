import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { addLines, changeLines, type Cart, errorsNamed, lineOf, quantities, readCart } from '../asking/carts.ts';
import type { Client } from '../asking/client.ts';
import { bulkProduct, plainProduct, soldOutProduct, steppedProduct } from '../asking/product-choice.ts';
import { expectError, expectSame, expectStatus, expectThat } from '../asking/expectations.ts';
import type { World } from '../asking/world.ts';

const lines = '/checkout/cart/line-item';
const adds = 100;
const atOnce = 10;

/** Works off numbered jobs, so many at a time. */
async function inParallel(count: number, concurrency: number, job: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await job(next);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** A lone line above its highest quantity, and the cart that corrected it. */
async function overfilled(world: World): Promise<{ client: Client; cart: Cart; max: number; id: string }> {
  const client = world.newClient();
  const { id, calculatedMaxPurchase: max } = plainProduct(world);
  return { client, cart: await addLines(client, lineOf({ id }, max + 1)), max, id };
}

export const cartLimitBehaviours: readonly Behaviour[] = [
  {
    name: 'more than the highest quantity is lowered to it, with a warning that names the quantity',
    async run(world) {
      const { cart, max, id } = await overfilled(world);
      expectSame('quantities', quantities(cart), { [id]: max });
      const [error] = errorsNamed(cart, 'product-stock-reached');
      expectSame('level and quantity', [error?.level, error?.parameters['quantity']], [10, max]);
    },
  },
  {
    name: 'a correction is told once, in the answer to the call that caused it',
    async run(world) {
      const { client } = await overfilled(world);
      expectSame('errors of the next answer', errorsNamed(await readCart(client), 'product-stock-reached'), []);
    },
  },
  {
    name: 'minimum and steps of a product correct a quantity',
    async run(world) {
      const { id, minPurchase, purchaseSteps } = steppedProduct(world);
      const [least, step] = [minPurchase ?? 1, purchaseSteps ?? 1];
      if (least > 1) {
        const cart = await addLines(world.newClient(), lineOf({ id }, 1));
        expectSame('quantity below the minimum', quantities(cart), { [id]: least });
        expectSame('errors', errorsNamed(cart, 'min-order-quantity').length, 1);
      }
      if (step > 1) {
        const cart = await addLines(world.newClient(), lineOf({ id }, least + step + 1));
        expectSame('quantity between steps', quantities(cart), { [id]: least + step });
        expectSame('errors', errorsNamed(cart, 'purchase-steps-quantity').length, 1);
      }
    },
  },
  {
    name: 'a product that is sold out for good does not enter the cart',
    async run(world) {
      const cart = await addLines(world.newClient(), lineOf(soldOutProduct(world)));
      expectSame('lines', cart.lineItems, []);
      expectSame(
        'level',
        errorsNamed(cart, 'product-out-of-stock').map(({ level }) => level),
        [20],
      );
    },
  },
  {
    name: 'the highest quantity holds for all lines of a product together, and the warning stays until it is mended',
    async run(world) {
      const client = world.newClient();
      const { id, calculatedMaxPurchase: max } = plainProduct(world);
      await addLines(client, lineOf({ id }, max, { id: 'one' }), lineOf({ id }, 1, { id: 'two' }));
      const stubborn = await readCart(client);
      expectSame('quantities', quantities(stubborn), { one: max, two: 1 });
      expectSame(
        'level',
        errorsNamed(stubborn, 'product-stock-reached').map(({ level }) => level),
        [20],
      );
      await changeLines(client, { id: 'one', quantity: max - 1 });
      expectSame('errors after mending', errorsNamed(await readCart(client), 'product-stock-reached'), []);
    },
  },
  {
    name: 'a hundred additions, ten at a time, lose nothing',
    async run(world) {
      const client = world.newClient();
      const { id } = bulkProduct(world);
      await client.get('/checkout/cart');
      const { token } = client;
      const statuses: number[] = [];
      await inParallel(adds, atOnce, async () => {
        const hand = world.newClient();
        hand.token = token;
        statuses.push((await hand.post(lines, { items: [lineOf({ id })] })).status);
      });
      const kept = quantities(await readCart(client))[id] ?? 0;
      const isWhole = kept === adds && statuses.every((status) => status === 200);
      // 6.6 reads and writes the cart without a lock; 6.7 serialises the writes of one token.
      if (!isWhole && world.shop.version === '6.6')
        throw new NotOffered(`Shopware 6.6 does not lock a cart: ${kept} of ${adds} additions were kept`);
      expectThat(isWhole, `${adds} pieces and no error`, { kept, statuses: [...new Set(statuses)] });
    },
  },
  {
    name: 'what a client attaches to a line stays with it, key by key',
    async run(world) {
      const client = world.newClient();
      const { id } = plainProduct(world);
      const job = { pages: [1, 2], binding: { kind: 'coil', colour: null }, rush: false };
      await addLines(client, lineOf({ id }, 1, { payload: { printJob: job, note: 'first' } }));
      await changeLines(client, { id, payload: { note: 'second' } });
      const payload = (await readCart(client)).lineItems[0]?.payload ?? {};
      expectSame('payload', [payload['printJob'], payload['note']], [job, 'second']);
    },
  },
  {
    name: 'an attachment changes neither name nor number nor price of the product',
    async run(world) {
      const { id, productNumber, calculatedPrice } = plainProduct(world);
      const forged = { productNumber: 'FREE', stock: 1_000_000, price: 0 };
      const [line] = (await addLines(world.newClient(), lineOf({ id }, 1, { payload: forged }))).lineItems;
      expectSame('product number', line?.payload['productNumber'], productNumber);
      expectSame('unit price', line?.price.unitPrice, calculatedPrice.unitPrice);
    },
  },
  {
    name: 'adding a line again adds the quantity and leaves its attachment alone',
    async run(world) {
      const client = world.newClient();
      const { id } = plainProduct(world);
      await addLines(client, lineOf({ id }, 1, { payload: { mark: 'old' } }));
      const [line] = (await addLines(client, lineOf({ id }, 1, { payload: { mark: 'new' } }))).lineItems;
      expectSame('quantity and mark', [line?.quantity, line?.payload['mark']], [2, 'old']);
    },
  },
  {
    name: 'an attachment that is no object is refused',
    async run(world) {
      const add = (payload: unknown) =>
        world.newClient().post(lines, { items: [lineOf(plainProduct(world), 1, { payload })] });
      expectError(await add(['a']), { status: 400, code: 'CHECKOUT__CART_INVALID_LINE_ITEM_PAYLOAD' });
      expectStatus(await add('text'), 400);
    },
  },
  {
    name: 'an unknown promotion code is told, blocks nothing and is forgotten',
    async run(world) {
      const client = world.newClient();
      await addLines(client, lineOf(plainProduct(world)));
      const cart = await addLines(client, { type: 'promotion', referencedId: `NONE-${world.unique()}` });
      expectSame('errors', errorsNamed(cart, 'promotion-not-found').length, 1);
      expectSame('lines', cart.lineItems.length, 1);
      expectSame('errors of the next answer', errorsNamed(await readCart(client), 'promotion-not-found'), []);
    },
  },
  {
    name: 'a promotion code takes something off, once, and can be removed again',
    async run(world) {
      const client = world.newClient();
      const code = offered(world.settings.promotionCode, 'no code is known: set SHOPWARE_PROMOTION_CODE');
      const { price: before } = await addLines(client, lineOf(plainProduct(world), 5));
      const promotion = { type: 'promotion', referencedId: code };
      const { price: after, lineItems } = await addLines(client, promotion);
      const discounts = lineItems.filter(({ type }) => type === 'promotion');
      expectThat(discounts.length > 0 && after.positionPrice < before.positionPrice, 'a discount', lineItems);
      expectSame(
        'price with the code twice',
        (await addLines(client, promotion)).price.positionPrice,
        after.positionPrice,
      );
      expectStatus(await client.post(`${lines}/delete`, { ids: discounts.slice(0, 1).map(({ id }) => id) }), 200);
      expectSame('price without', (await readCart(client)).price.positionPrice, before.positionPrice);
    },
  },
];
