import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Behaviour } from './asking/behaviour.ts';
import type { Client } from './asking/client.ts';
import { expectSame, expectStatus, expectThat, read } from './asking/expectations.ts';
import { NotOffered, offered } from './asking/findings.ts';
import { orderSomething } from './asking/orders.ts';
import { logIn, registerCustomer, registerGuest, whoAmI } from './asking/people.ts';
import { plainProduct, variantParent } from './asking/product-choice.ts';
import { id, resultOf } from './asking/shapes.ts';
import type { World } from './asking/world.ts';

const steps = z.array(z.object({ name: z.string(), categoryId: id }));
const anyKeys = z.record(z.string(), z.unknown());
const choices = z.object({
  configurator: z.array(z.object({ options: z.array(z.object({ combinable: z.boolean() })) })),
});
const ownAddresses = resultOf(
  z.object({ isDefaultBillingAddress: z.boolean(), isDefaultShippingAddress: z.boolean() }),
);
const primary = z.object({
  orders: resultOf(z.object({ primaryOrderDeliveryId: id, primaryOrderTransactionId: id })),
});

function only67({ shop }: World): void {
  if (shop.version === '6.6') throw new NotOffered('the Store API has this from 6.7 on');
}

/** Criteria in an address: JSON, gzip, base64url (Store API sheet, caching). */
const compressed = (criteria: object): string => gzipSync(JSON.stringify(criteria)).toString('base64url');

const paymentMethodOf = async (client: Client): Promise<string> =>
  read(await client.get('/context'), z.object({ paymentMethod: z.object({ id }) })).paymentMethod.id;

/** What differs between 6.6 and 6.7 and what a storefront for both must know. */
export const versionBehaviours: readonly Behaviour[] = [
  {
    name: 'criteria travel compressed in the address',
    async run(world) {
      only67(world);
      const { id: productId } = plainProduct(world);
      const filter = [{ type: 'equals', field: 'id', value: productId }];
      const answer = await world.newClient().get(`/product?_criteria=${compressed({ filter, limit: 3 })}`);
      const { elements } = read(answer, resultOf(z.object({ id })));
      expectSame(
        'products',
        elements.map((one) => one.id),
        [productId],
      );
    },
  },
  {
    name: 'the payment method of a customer changes with the session in both versions, by a call of its own in 6.6 only',
    async run(world) {
      const { client } = await registerCustomer(world);
      const last = offered(world.shop.paymentMethods.at(-1), 'there is no payment method').id;
      const answer = await client.post(`/account/change-payment-method/${last}`);
      expectStatus(answer, world.shop.version === '6.6' ? 200 : 404);
      expectStatus(await client.patch('/context', { paymentMethodId: last }), 200);
      expectSame('payment method', await paymentMethodOf(client), last);
    },
  },
  {
    name: 'payment methods say whether they lead to a provider in 6.6 only',
    async run(world) {
      const [method] = read(await world.newClient().post('/payment-method'), resultOf(anyKeys)).elements;
      expectSame('"asynchronous" is told', 'asynchronous' in (method ?? {}), world.shop.version === '6.6');
    },
  },
  {
    name: 'a product says whether it is a thing or a file',
    async run(world) {
      const criteria = { ids: [plainProduct(world).id] };
      const [product] = read(await world.newClient().post('/product', criteria), resultOf(anyKeys)).elements;
      if (world.shop.version === '6.6') expectSame('states', product?.['states'], ['is-physical']);
      else expectSame('type', product?.['type'], 'physical');
    },
  },
  {
    name: 'a breadcrumb names the categories above a category',
    async run(world) {
      const category = offered(
        world.shop.categories.find(({ type, parentId }) => type === 'page' && parentId !== null),
        'the navigation has no pages',
      );
      const answer = await world.newClient().get(`/breadcrumb/${category.id}?type=category`);
      if (answer.status === 404 && world.shop.version === '6.6')
        throw new NotOffered('breadcrumbs exist from 6.6.7 on');
      const way =
        world.shop.version === '6.6' ? read(answer, z.object({ breadcrumbs: steps })).breadcrumbs : read(answer, steps);
      expectSame('last step', way.at(-1)?.categoryId, category.id);
    },
  },
  {
    name: 'a guest becomes a customer by choosing a password',
    async run(world) {
      only67(world);
      const { client, email } = await registerGuest(world);
      const password = `Kontrapunkt-${world.unique()}`;
      const answer = await client.post('/account/convert-guest', { password });
      if (answer.status === 404) throw new NotOffered('this 6.7 has no such call yet');
      expectStatus(answer, 200, 204);
      const newcomer = world.newClient();
      expectStatus(await logIn(newcomer, { email, password }), 200);
      expectSame('guest', (await whoAmI(newcomer))?.guest, false);
      world.onEnd(() => newcomer.delete('/account/customer'));
    },
  },
  {
    name: 'each address says whether it is a default',
    async run(world) {
      only67(world);
      const { client } = await registerCustomer(world);
      const [address] = read(await client.post('/account/list-address'), ownAddresses).elements;
      expectSame('default', [address?.isDefaultBillingAddress, address?.isDefaultShippingAddress], [true, true]);
    },
  },
  {
    name: 'each choice of a product says whether it can be combined with the chosen ones',
    async run(world) {
      only67(world);
      const answer = await world.newClient().post(`/product/${variantParent(world).id}`);
      const options = read(answer, choices).configurator.flatMap((group) => group.options);
      expectThat(
        options.some(({ combinable }) => combinable),
        'a choice that can be combined',
        options,
      );
    },
  },
  {
    name: 'an order names its main delivery and its main payment',
    async run(world) {
      only67(world);
      const { client } = await registerCustomer(world);
      await orderSomething(world, client);
      expectSame('orders', read(await client.post('/order'), primary).orders.elements.length, 1);
    },
  },
];
