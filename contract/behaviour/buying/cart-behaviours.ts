import type { Behaviour } from '../asking/behaviour.ts';
import {
  addLines,
  type Cart,
  changeLines,
  errorsNamed,
  lineOf,
  quantities,
  readCart,
  removeLines,
} from '../asking/carts.ts';
import { offered } from '../asking/findings.ts';
import { otherProduct, plainProduct, tieredProduct, variantParent } from '../asking/product-choice.ts';
import { expectAmount, expectError, expectSame, expectStatus, expectThat } from '../asking/expectations.ts';

const lines = '/checkout/cart/line-item';
const unknownId = 'ffffffffffffffffffffffffffffffff';

export const cartBehaviours: readonly Behaviour[] = [
  {
    name: 'a new session has an empty cart that costs nothing',
    async run({ newClient }) {
      const client = newClient();
      const cart = await readCart(client);
      expectSame('token', cart.token, client.token);
      expectSame('content', [cart.lineItems, cart.errors, cart.deliveries], [[], {}, []]);
      expectSame('total', cart.price.totalPrice, 0);
    },
  },
  {
    name: 'a product goes into the cart under the id the client chose, with name and price of the shop',
    async run(world) {
      const product = plainProduct(world);
      const id = `line-${world.unique()}`;
      const cart = await addLines(world.newClient(), lineOf(product, 2, { id, label: 'Mine' }));
      const [line] = cart.lineItems;
      expectSame('line', [line?.id, line?.referencedId, line?.quantity], [id, product.id, 2]);
      expectThat((line?.label ?? '') !== 'Mine', 'the name of the product', line?.label);
      expectAmount('total of the line', line?.price.totalPrice ?? 0, (line?.price.unitPrice ?? 0) * 2);
    },
  },
  {
    name: 'the cart belongs to its token: nobody else sees it',
    async run(world) {
      const [owner, other] = [world.newClient(), world.newClient()];
      await addLines(owner, lineOf(plainProduct(world)));
      expectSame('cart of another session', (await readCart(other)).lineItems, []);
    },
  },
  {
    name: 'two clients with one token share the cart',
    async run(world) {
      const [phone, desk] = [world.newClient(), world.newClient()];
      const product = plainProduct(world);
      await addLines(phone, lineOf(product));
      desk.token = phone.token;
      await addLines(desk, lineOf(product, 2));
      expectSame('quantities', quantities(await readCart(phone)), { [product.id]: 3 });
    },
  },
  {
    name: 'adding a line that is there adds its quantity',
    async run(world) {
      const client = world.newClient();
      const product = plainProduct(world);
      await addLines(client, lineOf(product, 2));
      expectSame('quantities', quantities(await addLines(client, lineOf(product, 3))), { [product.id]: 5 });
    },
  },
  {
    name: 'the same product under two ids is two lines',
    async run(world) {
      const product = plainProduct(world);
      const cart = await addLines(
        world.newClient(),
        lineOf(product, 1, { id: 'soprano' }),
        lineOf(product, 2, { id: 'alto' }),
      );
      expectSame('quantities', quantities(cart), { soprano: 1, alto: 2 });
    },
  },
  {
    name: 'a quantity is changed and a line removed',
    async run(world) {
      const client = world.newClient();
      const [product, other] = [plainProduct(world), otherProduct(world)];
      await addLines(client, lineOf(product), lineOf(other));
      const changed = await changeLines(client, { id: product.id, quantity: 4 });
      expectSame('quantities', quantities(changed), { [product.id]: 4, [other.id]: 1 });
      expectSame('after removal', quantities(await removeLines(client, product.id)), { [other.id]: 1 });
    },
  },
  {
    name: 'a line is removed by DELETE with its id in the query as well',
    async run(world) {
      const client = world.newClient();
      const product = plainProduct(world);
      await addLines(client, lineOf(product));
      expectStatus(await client.delete(`${lines}?ids[]=${product.id}`), 200);
      expectSame('lines', (await readCart(client)).lineItems, []);
    },
  },
  {
    name: 'a cart is thrown away as a whole',
    async run(world) {
      const client = world.newClient();
      await addLines(client, lineOf(plainProduct(world)));
      expectStatus(await client.delete('/checkout/cart'), 204);
      expectSame('lines', (await readCart(client)).lineItems, []);
    },
  },
  {
    name: 'a quantity that is no whole number above zero is refused',
    async run(world) {
      const client = world.newClient();
      const product = plainProduct(world);
      const add = (quantity: unknown) => client.post(lines, { items: [{ ...lineOf(product), quantity }] });
      expectError(await add('2'), { status: 400, code: 'VIOLATION::INVALID_TYPE_ERROR' });
      expectStatus(await add(0), 400);
      expectStatus(await add(-3), 400);
      expectStatus(await add(1.5), 400);
      expectSame('lines', (await readCart(client)).lineItems, []);
    },
  },
  {
    name: 'lowering a quantity to zero is refused and changes nothing',
    async run(world) {
      const client = world.newClient();
      const product = plainProduct(world);
      await addLines(client, lineOf(product, 2));
      const answer = await client.patch(lines, { items: [{ id: product.id, quantity: 0 }] });
      expectError(answer, { status: 400, code: 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY' });
      expectSame('quantities', quantities(await readCart(client)), { [product.id]: 2 });
    },
  },
  {
    name: 'changing or removing a line that is not there is a 404',
    async run({ newClient }) {
      const missing = { status: 404, code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND' };
      expectError(await newClient().patch(lines, { items: [{ id: 'none', quantity: 2 }] }), missing);
      expectError(await newClient().post(`${lines}/delete`, { ids: ['none'] }), missing);
    },
  },
  {
    name: 'a line of an unknown kind, or with an id of forbidden characters, is refused',
    async run(world) {
      const product = plainProduct(world);
      const add = (more: object) => world.newClient().post(lines, { items: [lineOf(product, 1, more)] });
      expectError(await add({ type: 'ticket' }), { status: 400, code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED' });
      expectError(await add({ id: 'a b/c' }), { status: 400, code: 'CHECKOUT__CART_LINE_ITEM_INVALID' });
      expectError(await add({ id: 'x'.repeat(101) }), { status: 400, code: 'CHECKOUT__CART_LINE_ITEM_INVALID' });
    },
  },
  {
    name: 'nobody sets a price: a price of the client is refused',
    async run(world) {
      const priceDefinition = { price: 0.01, quantity: 1, type: 'quantity', taxRules: [] };
      const items = [lineOf(plainProduct(world), 1, { priceDefinition })];
      const answer = await world.newClient().post(lines, { items });
      expectError(answer, { status: 403, code: 'CHECKOUT__INSUFFICIENT_PERMISSION' });
    },
  },
  {
    name: 'an unknown product is left out and told as an error of the cart',
    async run({ newClient }) {
      const cart = await addLines(newClient(), lineOf({ id: unknownId }));
      expectSame('lines', cart.lineItems, []);
      expectSame(
        'level',
        errorsNamed(cart, 'product-not-found').map(({ level }) => level),
        [20],
      );
    },
  },
  {
    name: 'a product with variants cannot be bought itself',
    async run(world) {
      const cart = await addLines(world.newClient(), lineOf(variantParent(world)));
      expectSame('lines', cart.lineItems, []);
    },
  },
  {
    name: 'graduated prices follow the quantity of the line, up and down',
    async run(world) {
      const client = world.newClient();
      const product = tieredProduct(world);
      const [first, last] = [product.calculatedPrices.at(0), product.calculatedPrices.at(-1)].map((price) =>
        offered(price, 'no product has graduated prices'),
      );
      const many = last?.quantity ?? 1;
      const unitPrice = ({ lineItems }: Cart): number => lineItems[0]?.price.unitPrice ?? 0;
      const cart = await addLines(client, lineOf(product, many));
      expectAmount(`unit price of ${many}`, unitPrice(cart), last?.unitPrice ?? 0);
      expectAmount('total', cart.price.positionPrice, unitPrice(cart) * many);
      const fewer = await changeLines(client, { id: product.id, quantity: 1 });
      expectAmount('unit price of 1', unitPrice(fewer), first?.unitPrice ?? 0);
    },
  },
  {
    name: 'lines, shipping and taxes add up to the total',
    async run(world) {
      const cart = await addLines(world.newClient(), lineOf(plainProduct(world), 3), lineOf(otherProduct(world), 2));
      const { price, lineItems, deliveries } = cart;
      const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
      const goods = sum(lineItems.map((line) => line.price.totalPrice));
      const shipping = sum(deliveries.map(({ shippingCosts }) => shippingCosts.totalPrice));
      const taxes = sum(price.calculatedTaxes.map(({ tax }) => tax));
      expectAmount('goods', price.positionPrice, goods);
      const taxOnTop = price.taxStatus === 'net' ? taxes : 0;
      expectAmount('total before rounding', price.rawTotal, goods + shipping + taxOnTop);
      expectAmount('net total', price.netPrice, price.rawTotal - taxes);
      expectAmount('amount to pay', cart.transactions[0]?.amount.totalPrice ?? 0, price.totalPrice);
    },
  },
  {
    name: 'the tax of a line is its share of the price, rounded to cents',
    async run(world) {
      const cart = await addLines(world.newClient(), lineOf(plainProduct(world), 7));
      for (const { tax, taxRate, price } of cart.lineItems[0]?.price.calculatedTaxes ?? []) {
        const gross = cart.price.taxStatus === 'gross';
        expectAmount('tax', tax, gross ? (price / (100 + taxRate)) * taxRate : (price * taxRate) / 100);
      }
    },
  },
];
