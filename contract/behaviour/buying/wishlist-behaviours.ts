import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered } from '../asking/findings.ts';
import type { Client } from '../asking/client.ts';
import { otherProduct, plainProduct } from '../asking/product-choice.ts';
import { expectError, expectSame, expectStatus, read } from '../asking/expectations.ts';
import { registerCustomer, registerGuest } from '../asking/people.ts';
import { id, resultOf, success } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';
import { notLoggedIn } from '../asking/refused-to-visitors.ts';

const wishlist = z.object({ products: resultOf(z.object({ id })) });
const unknownId = 'ffffffffffffffffffffffffffffffff';

/** A customer of a shop whose wishlist is on. */
async function wisher(world: World): Promise<Client> {
  const { client } = await registerCustomer(world);
  const answer = await client.post('/customer/wishlist');
  if (answer.status === 403) throw new NotOffered('the wishlist of the shop is off');
  expectError(answer, { status: 404, code: 'CHECKOUT__WISHLIST_NOT_FOUND' });
  return client;
}

async function wished(client: Client): Promise<readonly string[]> {
  return read(await client.post('/customer/wishlist'), wishlist).products.elements.map(({ id }) => id);
}

export const wishlistBehaviours: readonly Behaviour[] = [
  {
    name: 'a customer has no wishlist before the first wish, and then that wish',
    async run(world) {
      const client = await wisher(world);
      const { id } = plainProduct(world);
      read(await client.post(`/customer/wishlist/add/${id}`), success);
      expectSame('wishes', await wished(client), [id]);
    },
  },
  {
    name: 'the same wish twice is told, an unknown product is a 404',
    async run(world) {
      const client = await wisher(world);
      const add = (id: string) => client.post(`/customer/wishlist/add/${id}`);
      const { id } = plainProduct(world);
      expectStatus(await add(id), 200);
      expectError(await add(id), { status: 400, code: 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT' });
      expectError(await add(unknownId), { status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND' });
    },
  },
  {
    name: 'a wish is taken back once',
    async run(world) {
      const client = await wisher(world);
      const { id } = plainProduct(world);
      expectStatus(await client.post(`/customer/wishlist/add/${id}`), 200);
      read(await client.delete(`/customer/wishlist/delete/${id}`), success);
      expectSame('wishes', await wished(client), []);
      const again = await client.delete(`/customer/wishlist/delete/${id}`);
      expectError(again, { status: 404, code: 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND' });
    },
  },
  {
    name: 'wishes of a visitor are merged after the login: known ones once, unknown products not at all',
    async run(world) {
      const client = await wisher(world);
      const [one, other] = [plainProduct(world).id, otherProduct(world).id];
      expectStatus(await client.post(`/customer/wishlist/add/${one}`), 200);
      const productIds = [one, other, unknownId];
      read(await client.post('/customer/wishlist/merge', { productIds }), success);
      expectSame('wishes', (await wished(client)).toSorted(), [one, other].toSorted());
    },
  },
  {
    name: 'visitors and guests have no wishlist',
    async run(world) {
      expectError(await world.newClient().post('/customer/wishlist'), notLoggedIn);
      const { client } = await registerGuest(world);
      expectError(await client.post('/customer/wishlist'), notLoggedIn);
    },
  },
];
