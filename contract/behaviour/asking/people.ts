import * as z from 'zod/mini';
import { NotOffered, offered } from './findings.ts';
import type { Answer, Client } from './client.ts';
import type { Country } from './discover.ts';
import { expectStatus, read } from './expectations.ts';
import { id } from './shapes.ts';
import type { World } from './world.ts';

export interface Customer {
  readonly client: Client;
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

const customerAnswer = z.object({
  id,
  guest: z.boolean(),
  doubleOptInRegistration: z.boolean(),
  doubleOptInConfirmDate: z.nullish(z.string()),
});

/** Postal codes that their countries' patterns accept. */
const postalCodes: Readonly<Record<string, string>> = {
  DE: '10115',
  AT: '1010',
  CH: '8001',
  PL: '00-950',
  GB: 'SW1A 1AA',
  NL: '1011 AB',
  US: '10001',
};

/** An address of Shopware's own domain for examples: no mail ever arrives there. */
export const newEmail = (world: World): string => `storefront-${world.unique()}@example.com`;

/** One of the addresses the shop accepts in `storefrontUrl` (Store API sheet, account). */
export function storefrontUrl({ shop }: World): string {
  return offered(shop.channel.domains?.[0]?.url, 'the sales channel has no domain, so nobody can register');
}

export function homeCountry({ shop }: World): Country {
  const own = shop.countries.find((country) => country.id === shop.channel.countryId && country.shippingAvailable);
  return offered(own ?? shop.countries.find(({ shippingAvailable }) => shippingAvailable), 'no country is shipped to');
}

export function addressIn(country: Country, more: object = {}): object {
  const state = country.forceStateInRegistration ? country.states?.[0]?.id : undefined;
  return {
    countryId: country.id,
    ...(state === undefined ? {} : { countryStateId: state }),
    firstName: 'Clara',
    lastName: 'Wieck',
    street: 'Notengasse 7',
    zipcode: postalCodes[country.iso ?? ''] ?? '12345',
    city: 'Leipzig',
    phoneNumber: '+49 341 123456',
    ...more,
  };
}

/** A complete registration, without password. */
export function registration(world: World, more: object = {}): Record<string, unknown> {
  return {
    email: newEmail(world),
    salutationId: world.shop.salutationId,
    firstName: 'Clara',
    lastName: 'Wieck',
    accountType: 'private',
    acceptedDataProtection: true,
    storefrontUrl: storefrontUrl(world),
    billingAddress: addressIn(homeCountry(world)),
    ...more,
  };
}

async function remove(client: Client, login?: { email: string; password: string }): Promise<void> {
  const answer = await client.delete('/account/customer');
  if (answer.status !== 403 || login === undefined) return;
  await client.post('/account/login', { username: login.email, password: login.password });
  await client.delete('/account/customer');
}

function expectLoggedIn(answer: Answer): string {
  const customer = read(answer, customerAnswer);
  if (customer.doubleOptInRegistration && (customer.doubleOptInConfirmDate ?? null) === null)
    throw new NotOffered('the shop lets nobody in before a click in a mail (double opt-in)');
  return customer.id;
}

/** A new customer, logged in; removed after the behaviour. The session of `client` goes on, if one is given. */
export async function registerCustomer(world: World, client = world.newClient()): Promise<Customer> {
  const login = { email: newEmail(world), password: `Kontrapunkt-${world.unique()}` };
  const answer = expectStatus(await client.post('/account/register', registration(world, login)), 200);
  world.onEnd(() => remove(client, login));
  return { client, id: expectLoggedIn(answer), ...login };
}

/** A guest with a session; removed after the behaviour. */
export async function registerGuest(
  world: World,
  client = world.newClient(),
): Promise<{ client: Client; email: string }> {
  const email = newEmail(world);
  const answer = expectStatus(await client.post('/account/register', registration(world, { guest: true, email })), 200);
  world.onEnd(() => remove(client));
  expectLoggedIn(answer);
  return { client, email };
}

/** Logs the customer in with another client. */
export function logIn(client: Client, { email, password }: Pick<Customer, 'email' | 'password'>): Promise<Answer> {
  return client.post('/account/login', { username: email, password });
}

const contextCustomer = z.object({
  token: z.string(),
  customer: z.nullable(z.object({ id, guest: z.boolean(), email: z.string() })),
});

/** Who the shop takes this client for; null when anonymous. */
export async function whoAmI(client: Client): Promise<z.infer<typeof contextCustomer>['customer']> {
  return read(await client.get('/context'), contextCustomer).customer;
}
