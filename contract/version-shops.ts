import type { JsonObject } from '#shop/base/json.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { homeCountry } from '#shop/seeding/base-data/countries.ts';
import { type StoreApiVersion, storeApiVersions } from '#shop/base/store-api-version.ts';
import { type Client, clientOf, type Sent } from './client.ts';
import { type FixtureAnswer, objectOf, openFixtureShop } from './fixture-shop.ts';
import { recordedOrigin } from './replay.ts';

export type Both<Value> = Readonly<Record<StoreApiVersion, Value>>;

export type VersionShops = Both<Client> & {
  /** The same call to both shops. */
  both(method: string, path: string, sent?: Sent): Promise<Both<FixtureAnswer>>;
  close(): Promise<void>;
};

/** A shop with the fixtures for each version of the Store API, and one client of each. */
export async function openVersionShops(): Promise<VersionShops> {
  const open = (version: StoreApiVersion) => openFixtureShop({ version, rateLimits: false });
  const shops = { '6.6': await open('6.6'), '6.7': await open('6.7') };
  const clients = {
    '6.6': clientOf(shops['6.6'].shop, (request) => shops['6.6'].fetch(request)),
    '6.7': clientOf(shops['6.7'].shop, (request) => shops['6.7'].fetch(request)),
  };
  return {
    ...clients,
    both: async (...call) => ({ '6.6': await clients['6.6'].ask(...call), '6.7': await clients['6.7'].ask(...call) }),
    async close() {
      for (const version of storeApiVersions) await shops[version].close();
    },
  };
}

const name = { firstName: 'Klara', lastName: 'Kundin' };

/** Body of a registration; guests leave out the password. */
export function registrationBody(email: string, password?: string): JsonObject {
  const address = { ...name, countryId: homeCountry, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' };
  return {
    ...name,
    salutationId: baseIds.salutations.mrs,
    email,
    storefrontUrl: recordedOrigin,
    billingAddress: address,
    ...(password === undefined ? { guest: true } : { password }),
  };
}

/** Logs a new guest in and lets it order one piece of a product. */
export async function orderAsGuest(client: Client, productId: string): Promise<JsonObject> {
  client.leave();
  await client.ask('POST', '/account/register', { body: registrationBody('gast@example.test') });
  const items = [{ id: productId, referencedId: productId, type: 'product', quantity: 1 }];
  await client.ask('POST', '/checkout/cart/line-item', { body: { items } });
  const { invoice } = baseIds.paymentMethods;
  await client.ask('PATCH', '/context', { body: { paymentMethodId: invoice } });
  return objectOf(await client.ask('POST', '/checkout/order', { body: {} }));
}
