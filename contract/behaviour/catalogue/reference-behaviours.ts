import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { addLines, lineOf } from '../asking/carts.ts';
import { plainProduct } from '../asking/product-choice.ts';
import { expectSame, expectStatus, expectThat, read } from '../asking/expectations.ts';
import { id, resultOf } from '../asking/shapes.ts';

const salutation = z.object({ id, salutationKey: z.string(), translated: z.object({ displayName: z.string() }) });
const state = z.object({ id, countryId: id, shortCode: z.string() });
const payment = z.object({
  id,
  afterOrderEnabled: z.boolean(),
  position: z.number(),
  translated: z.object({ name: z.string() }),
});
const shipping = z.object({
  id,
  deliveryTime: z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.string() })),
  translated: z.object({ name: z.string() }),
});
const gateway = z.object({ payments: z.array(payment), shipments: z.array(shipping) });

export const referenceBehaviours: readonly Behaviour[] = [
  {
    name: 'countries carry the rules of their addresses, and only active ones are told',
    async run({ shop }) {
      expectThat(shop.countries.length > 0, 'at least one country', shop.countries);
      expectThat(
        shop.countries.every(({ active }) => active),
        'active countries only',
        shop.countries,
      );
    },
  },
  {
    name: 'the states of a country are its own',
    async run({ newClient, shop }) {
      const country = offered(
        shop.countries.find(({ states }) => (states?.length ?? 0) > 0),
        'no country has states',
      );
      const { elements } = read(await newClient().post(`/country-state/${country.id}`), resultOf(state));
      expectThat(elements.length > 0, 'states', elements);
      expectThat(
        elements.every(({ countryId }) => countryId === country.id),
        'states of that country only',
        elements,
      );
    },
  },
  {
    name: 'salutations have a key and a translated name',
    async run({ newClient }) {
      const { elements } = read(await newClient().post('/salutation'), resultOf(salutation));
      expectThat(elements.length > 0, 'at least one salutation', elements);
    },
  },
  {
    name: 'available payment methods put the one of the session first',
    async run({ newClient, shop }) {
      const client = newClient();
      const last = offered(shop.paymentMethods.at(-1), 'there is no payment method').id;
      expectStatus(await client.patch('/context', { paymentMethodId: last }), 200);
      const { elements } = read(await client.post('/payment-method', { onlyAvailable: true }), resultOf(payment));
      expectSame('first payment method', elements[0]?.id, last);
    },
  },
  {
    name: 'available shipping methods put the one of the session first and tell their delivery time',
    async run({ newClient, shop }) {
      const client = newClient();
      const last = offered(shop.shippingMethods.at(-1), 'there is no shipping method').id;
      expectStatus(await client.patch('/context', { shippingMethodId: last }), 200);
      const { elements } = read(await client.post('/shipping-method', { onlyAvailable: true }), resultOf(shipping));
      expectSame('first shipping method', elements[0]?.id, last);
    },
  },
  {
    name: 'the checkout gateway lists payment and shipping methods for the cart',
    async run(world) {
      const client = world.newClient();
      await addLines(client, lineOf(plainProduct(world)));
      const { payments, shipments } = read(await client.post('/checkout/gateway'), gateway);
      expectThat(payments.length > 0 && shipments.length > 0, 'methods of both kinds', { payments, shipments });
    },
  },
];
