import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import type { Client } from '../asking/client.ts';
import { expectError, expectSame, expectStatus, read } from '../asking/expectations.ts';
import { addressIn, homeCountry, registerCustomer } from '../asking/people.ts';
import { id, resultOf } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';
import { refusedToVisitors } from '../asking/refused-to-visitors.ts';

const address = z.object({ id, street: z.string(), city: z.string(), customerId: id });
const defaults = z.object({ defaultBillingAddressId: id, defaultShippingAddressId: id });
const activeAddresses = z.object({
  customer: z.object({ activeShippingAddress: z.nullish(z.object({ id })) }),
});

const unknownId = 'ffffffffffffffffffffffffffffffff';

async function listed(client: Client) {
  return read(await client.post('/account/list-address'), resultOf(address)).elements;
}

async function add(world: World, client: Client, more: object = {}) {
  const body = { salutationId: world.shop.salutationId, ...addressIn(homeCountry(world), more) };
  return read(await client.post('/account/address', body), address);
}

async function defaultsOf(client: Client) {
  return read(await client.post('/account/customer'), defaults);
}

export const addressBehaviours: readonly Behaviour[] = [
  {
    name: 'a customer starts with the address of the registration, as default for both',
    async run(world) {
      const { client } = await registerCustomer(world);
      const addresses = await listed(client);
      const { defaultBillingAddressId, defaultShippingAddressId } = await defaultsOf(client);
      expectSame(
        'addresses',
        addresses.map(({ id }) => id),
        [defaultBillingAddressId],
      );
      expectSame('default for shipping', defaultShippingAddressId, defaultBillingAddressId);
    },
  },
  {
    name: 'an address is added, changed and deleted',
    async run(world) {
      const { client } = await registerCustomer(world);
      const added = await add(world, client, { street: 'Orgelweg 1' });
      const body = {
        salutationId: world.shop.salutationId,
        ...addressIn(homeCountry(world), { street: 'Orgelweg 2' }),
      };
      expectStatus(await client.patch(`/account/address/${added.id}`, body), 200);
      const changed = (await listed(client)).find(({ id }) => id === added.id);
      expectSame('street', changed?.street, 'Orgelweg 2');
      expectStatus(await client.delete(`/account/address/${added.id}`), 204);
      expectSame('addresses', (await listed(client)).length, 1);
    },
  },
  {
    name: 'another address becomes the default, one for billing, one for shipping',
    async run(world) {
      const { client } = await registerCustomer(world);
      const [billing, shipping] = [await add(world, client), await add(world, client)];
      expectStatus(await client.patch(`/account/address/default-billing/${billing.id}`, {}), 204);
      expectStatus(await client.patch(`/account/address/default-shipping/${shipping.id}`, {}), 204);
      const found = await defaultsOf(client);
      expectSame('defaults', found, { defaultBillingAddressId: billing.id, defaultShippingAddressId: shipping.id });
    },
  },
  {
    name: 'a default address cannot be deleted',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { defaultBillingAddressId } = await defaultsOf(client);
      const answer = await client.delete(`/account/address/${defaultBillingAddressId}`);
      expectError(answer, { status: 400, code: 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT' });
    },
  },
  {
    name: 'an address chosen for this session ships there, and the default stays',
    async run(world) {
      const { client } = await registerCustomer(world);
      const other = await add(world, client);
      const { defaultShippingAddressId } = await defaultsOf(client);
      expectStatus(await client.patch('/context', { shippingAddressId: other.id }), 200);
      const { customer } = read(await client.get('/context'), activeAddresses);
      expectSame('active address', customer.activeShippingAddress?.id, other.id);
      expectSame('default', (await defaultsOf(client)).defaultShippingAddressId, defaultShippingAddressId);
    },
  },
  {
    name: 'an incomplete address is refused field by field',
    async run(world) {
      const { client } = await registerCustomer(world);
      const answer = await client.post('/account/address', { firstName: 'Clara' });
      for (const pointer of ['/lastName', '/street', '/city', '/countryId'])
        expectError(answer, { status: 400, code: 'VIOLATION::IS_BLANK_ERROR', pointer });
    },
  },
  {
    name: 'the address of another customer does not exist for this one',
    async run(world) {
      const [one, other] = [await registerCustomer(world), await registerCustomer(world)];
      const foreign = (await listed(other.client))[0]?.id ?? unknownId;
      const missing = { status: 400, code: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND' };
      expectError(await one.client.delete(`/account/address/${foreign}`), missing);
      const body = addressIn(homeCountry(world), { street: 'Raubgasse 1' });
      expectError(await one.client.patch(`/account/address/${foreign}`, body), missing);
      expectError(await one.client.patch(`/account/address/default-billing/${foreign}`, {}), missing);
    },
  },
  refusedToVisitors('addresses of nobody are refused with 403', (client) => client.post('/account/list-address')),
];
