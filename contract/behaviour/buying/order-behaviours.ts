import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { addLines, lineOf, readCart } from '../asking/carts.ts';
import { otherProduct, plainProduct } from '../asking/product-choice.ts';
import { expectAmount, expectError, expectSame, expectStatus, expectThat } from '../asking/expectations.ts';
import { keepOrder, orderCart, orderSomething, readOrder, readOrders } from '../asking/orders.ts';
import { registerCustomer, registerGuest, whoAmI } from '../asking/people.ts';
import { notLoggedIn, refusedToVisitors } from '../asking/refused-to-visitors.ts';

export const orderBehaviours: readonly Behaviour[] = [
  {
    name: 'a visitor cannot order',
    async run(world) {
      const client = world.newClient();
      await addLines(client, lineOf(plainProduct(world)));
      const answer = await client.post('/checkout/order');
      expectError(answer, notLoggedIn);
    },
  },
  {
    name: 'an empty cart cannot be ordered',
    async run(world) {
      const { client } = await registerCustomer(world);
      expectError(await client.post('/checkout/order'), { status: 400, code: 'CHECKOUT__CART_EMPTY' });
    },
  },
  {
    name: 'an order costs what the cart said, keeps the session and empties the cart',
    async run(world) {
      const customer = await registerCustomer(world);
      const { client } = customer;
      const cart = await addLines(client, lineOf(plainProduct(world), 2), lineOf(otherProduct(world)));
      const order = await orderCart(world, client, { customerComment: 'Bitte leise.' });
      const lines = order.lineItems ?? [];
      const goods = lines.reduce((sum, line) => sum + line.totalPrice, 0);
      expectAmount('total', order.amountTotal, order.price.totalPrice);
      expectAmount('goods', goods, cart.price.positionPrice);
      expectSame('quantities', lines.map(({ quantity }) => quantity).toSorted(), [1, 2]);
      expectSame('customer', (await whoAmI(client))?.id, customer.id);
      expectSame('cart', (await readCart(client)).lineItems, []);
    },
  },
  {
    name: 'order, payment and delivery start open',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { id } = await orderSomething(world, client);
      const order = offered(await readOrder(client, id), 'the order is not listed');
      const states = [order, ...(order.transactions ?? []), ...(order.deliveries ?? [])].map(
        ({ stateMachineState }) => stateMachineState?.technicalName,
      );
      expectSame('states', states, ['open', 'open', 'open']);
      expectThat((order.deepLinkCode ?? '').length >= 32, 'a deep link code of 32 characters', order.deepLinkCode);
    },
  },
  {
    name: 'what a client attached to a line is found in the order',
    async run(world) {
      const { client } = await registerCustomer(world);
      const job = { title: 'Präludium in C', pages: 4, options: ['coil', 'duplex'] };
      await addLines(client, lineOf(plainProduct(world), 1, { payload: { printJob: job } }));
      const { id } = await orderCart(world, client);
      expectSame('attachment', (await readOrder(client, id))?.lineItems?.[0]?.payload['printJob'], job);
    },
  },
  {
    name: 'the same cart ordered twice at once is one order',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(plainProduct(world)));
      const twin = world.newClient();
      twin.token = client.token;
      const answers = await Promise.all([client.post('/checkout/order'), twin.post('/checkout/order')]);
      for (const answer of answers) if (answer.status === 200) keepOrder(world, client, answer);
      const { orders } = await readOrders(client);
      if (orders.elements.length === 2 && world.shop.version === '6.6')
        throw new NotOffered('Shopware 6.6 does not lock a cart: it made two orders');
      expectSame('orders', orders.elements.length, 1);
      expectSame('statuses', answers.filter(({ status }) => status === 200).length, 1);
    },
  },
  {
    name: 'a cart that changed since it was shown is not ordered under its old hash',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(plainProduct(world)));
      const answer = await client.post('/checkout/order', { hash: 'a'.repeat(64) });
      expectError(answer, { status: 409, code: 'CHECKOUT__CART_HASH_MISMATCH' });
      expectSame('lines left in the cart', (await readCart(client)).lineItems.length, 1);
    },
  },
  {
    name: 'a cart above the highest quantity is not ordered until it is mended',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { id, calculatedMaxPurchase: max } = plainProduct(world);
      await addLines(client, lineOf({ id }, max, { id: 'one' }), lineOf({ id }, 1, { id: 'two' }));
      const answer = await client.post('/checkout/order');
      expectError(answer, { status: 500, code: 'CHECKOUT__CART_INVALID' });
      expectSame('orders', (await readOrders(client)).orders.total, 0);
    },
  },
  {
    name: 'an order list holds the orders of this customer alone, newest first when asked for',
    async run(world) {
      const [one, other] = [await registerCustomer(world), await registerCustomer(world)];
      const first = await orderSomething(world, one.client);
      const second = await orderSomething(world, one.client);
      const sort = [{ field: 'orderNumber', order: 'DESC', naturalSorting: true }];
      const { orders } = await readOrders(one.client, { sort });
      expectSame(
        'orders',
        orders.elements.map(({ id }) => id),
        [second.id, first.id],
      );
      expectSame('seen by another customer', await readOrder(other.client, first.id), undefined);
    },
  },
  refusedToVisitors('orders of nobody are refused with 403', (client) => client.post('/order')),
  {
    name: 'an order is cancelled by its customer only, and twice is no error',
    async run(world) {
      const [one, other] = [await registerCustomer(world), await registerCustomer(world)];
      const { id: orderId } = await orderSomething(world, one.client);
      const foreign = await other.client.post('/order/state/cancel', { orderId });
      expectError(foreign, { status: 404, code: 'CHECKOUT__ORDER_ORDER_NOT_FOUND' });
      for (const attempt of ['first', 'second']) {
        expectStatus(await one.client.post('/order/state/cancel', { orderId }), 200);
        const order = await readOrder(one.client, orderId);
        expectSame(`state after the ${attempt} time`, order?.stateMachineState?.technicalName, 'cancelled');
      }
    },
  },
  {
    name: 'a guest orders and sees the order in the same session',
    async run(world) {
      const { client, email } = await registerGuest(world);
      const { id } = await orderSomething(world, client);
      expectSame('e-mail of the order', (await readOrder(client, id))?.orderCustomer.email, email);
    },
  },
];
