import * as z from 'zod/mini';
import { lineItem, type JsonAnswer, type Shopper, type TestShop } from './serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { latestMails } from '../post/mail-table.ts';
import { homeCountry } from '../seeding/base-data/countries.ts';

export const customersPassword = 'Notendruck-1';
export const storefrontOrigin = 'http://localhost:3000';
export const homeAddress: JsonObject = {
  countryId: homeCountry,
  street: 'Notenweg 1',
  zipcode: '10115',
  city: 'Berlin',
};

let registered = 0;

/** Body of a registration, each with an e-mail address of its own. */
export function registration(more: JsonObject = {}): JsonObject {
  registered += 1;
  return {
    firstName: 'Klara',
    lastName: 'Kundin',
    email: `kunde${registered}@example.test`,
    password: customersPassword,
    storefrontUrl: storefrontOrigin,
    billingAddress: homeAddress,
    ...more,
  };
}

export interface TestCustomer {
  readonly shopper: Shopper;
  readonly email: string;
}

/** Registers a customer and keeps the session it is logged in with. */
export async function newCustomer(shop: TestShop, more: JsonObject = {}): Promise<TestCustomer> {
  const shopper = shop.shopper();
  const { email } = await shopper.ok('POST', '/account/register', registration(more));
  return { shopper, email: String(email) };
}

export const logInByForm = (shopper: Shopper, email: string, password = customersPassword): Promise<JsonAnswer> =>
  shopper.call('POST', '/account/login', { username: email, password });

export const isLoggedIn = async (shopper: Shopper): Promise<boolean> =>
  (await shopper.ok('GET', '/context'))['customer'] !== null;

/** Another client that uses the same token. */
export function sameToken(shop: TestShop, shopper: Shopper): Shopper {
  const other = shop.shopper();
  other.token = shopper.token;
  return other;
}

export const addToCart = (shopper: Shopper, name: string, quantity: number, more: JsonObject = {}) =>
  shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem(name, quantity, more)] });

const cartSchema = z.object({ lineItems: z.array(z.object({ quantity: z.number() })) });

/** Quantities of the lines in the cart of a session. */
export const quantities = async (shopper: Shopper): Promise<number[]> =>
  cartSchema.parse(await shopper.ok('GET', '/checkout/cart')).lineItems.map((line) => line.quantity);

const errorsSchema = z.object({
  errors: z.array(z.object({ code: z.nullable(z.string()), source: z.optional(z.object({ pointer: z.string() })) })),
});

/** Status and code of the first error. */
export function codeOf({ status, body }: JsonAnswer): [number, string | null | undefined] {
  return [status, errorsSchema.parse(body).errors[0]?.code];
}

/** Every violation as `[pointer, code]`. */
export function violationsOf({ body }: JsonAnswer): [string | undefined, string | null][] {
  return errorsSchema.parse(body).errors.map(({ code, source }) => [source?.pointer, code]);
}

/** The link in the newest mail to an address. */
export function linkTo(shop: TestShop, email: string): URL {
  const mail = latestMails(shop.shop, 100).find((item) => item.recipient === email);
  return new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://nothing.example');
}
