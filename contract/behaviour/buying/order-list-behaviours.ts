import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { addLines, lineOf, readCart } from '../asking/carts.ts';
import { expectSame, expectStatus, expectThat, read } from '../asking/expectations.ts';
import { NotOffered } from '../asking/findings.ts';
import { orderCart, orderSomething, readOrder, readOrders } from '../asking/orders.ts';
import { addressIn, homeCountry, registerCustomer } from '../asking/people.ts';
import { plainProduct } from '../asking/product-choice.ts';
import { id, mapOf, resultOf } from '../asking/shapes.ts';

const bare = z.object({
  orders: resultOf(z.object({ id, lineItems: z.unknown(), billingAddress: z.object({ street: z.string() }) })),
});
const changeable = z.object({ paymentChangeable: mapOf(z.boolean()) });
const addresses = resultOf(z.object({ id }));

export const orderListBehaviours: readonly Behaviour[] = [
  {
    name: 'an order list has pages and an exact count',
    async run(world) {
      const { client } = await registerCustomer(world);
      const placed = [await orderSomething(world, client), await orderSomething(world, client)];
      const page = (number: number) => readOrders(client, { limit: 1, page: number, 'total-count-mode': 1 });
      const [first, second] = [(await page(1)).orders, (await page(2)).orders];
      expectSame('totals', [first.total, second.total], [2, 2]);
      const ids = [...first.elements, ...second.elements].map((order) => order.id);
      expectSame('orders', ids.toSorted(), placed.map((order) => order.id).toSorted());
    },
  },
  {
    name: 'an order that does not exist is an empty list, not an error',
    async run(world) {
      const { client } = await registerCustomer(world);
      expectSame('order', await readOrder(client, 'ffffffffffffffffffffffffffffffff'), undefined);
    },
  },
  {
    name: 'lines of an order come along when they are asked for, the billing address always',
    async run(world) {
      const { client } = await registerCustomer(world);
      await orderSomething(world, client);
      const [order] = read(await client.post('/order'), bare).orders.elements;
      expectSame('lines', order?.lineItems ?? null, null);
      expectThat((order?.billingAddress.street ?? '') !== '', 'a street', order);
    },
  },
  {
    name: 'an order keeps the address it was placed with',
    async run(world) {
      const { client } = await registerCustomer(world);
      await orderSomething(world, client);
      const street = async () => read(await client.post('/order'), bare).orders.elements[0]?.billingAddress.street;
      const before = await street();
      const [address] = read(await client.post('/account/list-address'), addresses).elements;
      const moved = {
        salutationId: world.shop.salutationId,
        ...addressIn(homeCountry(world), { street: 'Umzugsweg 99' }),
      };
      expectStatus(await client.patch(`/account/address/${address?.id ?? ''}`, moved), 200);
      expectSame('street', await street(), before);
    },
  },
  {
    name: 'an order says, when asked, whether promotions forbid to pay it another way',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { id: orderId } = await orderSomething(world, client);
      const answer = await client.post('/order', { checkPromotion: true });
      expectSame('payment may change', read(answer, changeable).paymentChangeable, { [orderId]: true });
    },
  },
  {
    name: 'the hash of the cart that is shown orders exactly that cart',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(plainProduct(world)));
      if (Object.keys((await readCart(client)).errors).length > 0)
        throw new NotOffered('the cart cannot be ordered as it is');
      const { hash } = read(await client.get('/checkout/cart'), z.object({ hash: z.string() }));
      const order = await orderCart(world, client, { hash });
      expectThat(order.orderNumber !== '', 'an order number', order.orderNumber);
    },
  },
  {
    name: 'a comment of the customer stays with the order, without what looks like a tag',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(plainProduct(world)));
      const said = `Bitte „leise" binden, 3 < 4 & weiter — ${world.unique()}`;
      await orderCart(world, client, { customerComment: `<b class="x">${said}</b><br/>` });
      const shape = z.object({ orders: resultOf(z.object({ customerComment: z.string() })) });
      const [order] = read(await client.post('/order'), shape).orders.elements;
      expectSame('comment', order?.customerComment, said);
    },
  },
];
