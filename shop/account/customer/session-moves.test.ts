import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openPromotionShop, buy, code, discount } from '../../testing/promotions.ts';
import { lineItem } from '../../testing/serve-checkout.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import {
  addToCart,
  homeAddress,
  logInByForm,
  newCustomer,
  quantities,
  registration,
  sameToken,
} from '../../testing/customers.ts';
import { sweepShop } from '../../areas/sweep-shop.ts';

const { shop, promotion } = await openPromotionShop();
afterAll(() => shop.close());

const day = 24 * 60 * 60 * 1000;
const later = (days: number) => {
  shop.now = new Date(shop.now.getTime() + days * day);
};

const contextSchema = z.object({
  context: z.object({ languageIdChain: z.array(z.string()) }),
  customer: z.nullable(z.object({ activeShippingAddress: z.nullable(z.object({ city: z.string() })) })),
});

test('a login takes the codes of the visitor’s cart along, to a cart that is open elsewhere too', async () => {
  promotion('MITNEHMEN', [discount('MITNEHMEN', { scope: 'cart', type: 'absolute', value: 1 })]);
  const { shopper, email } = await newCustomer(shop);
  await addToCart(shopper, 'spiral', 1);
  const visitor = shop.shopper();
  await buy(visitor, lineItem('frei', 1), code('MITNEHMEN'));
  await logInByForm(visitor, email);
  expect(visitor.token).toBe(shopper.token);
  expect((await buy(visitor)).discounts).toEqual([['MITNEHMEN', -1]]);
});

test('a cart waits four months for its customer, whatever others do meanwhile', async () => {
  const { shopper, email } = await newCustomer(shop);
  await addToCart(shopper, 'spiral', 3);
  const comeBack = async (days: number) => {
    later(days);
    await sweepShop(shop.shop);
    await addToCart(shop.shopper(), 'frei', 1);
    const visitor = shop.shopper();
    await logInByForm(visitor, email);
    return quantities(visitor);
  };
  expect(await comeBack(100)).toEqual([3]);
  expect(await comeBack(121)).toEqual([]);
});

test('a login that goes on elsewhere leaves nothing under the old token', async () => {
  const { email } = await newCustomer(shop);
  const visitor = shop.shopper();
  await visitor.ok('PATCH', '/context', { languageId: baseIds.languages['pl-PL'] });
  const before = sameToken(shop, visitor);
  await logInByForm(visitor, email);
  const { context, customer } = contextSchema.parse(await before.ok('GET', '/context'));
  expect([context.languageIdChain, customer]).toEqual([[baseIds.languages['de-DE']], null]);
});

test('an address chosen by one person is not the next one’s in the same session', async () => {
  const { shopper } = await newCustomer(shop, { guest: true });
  const { id } = await shopper.ok('POST', '/account/address', {
    ...homeAddress,
    city: 'Hamburg',
    firstName: 'Klara',
    lastName: 'Kundin',
  });
  await shopper.ok('PATCH', '/context', { shippingAddressId: id ?? null });
  const active = async () => contextSchema.parse(await shopper.ok('GET', '/context')).customer?.activeShippingAddress;
  expect(await active()).toEqual({ city: 'Hamburg' });
  await shopper.ok('POST', '/account/register', registration({ guest: true }));
  expect(await active()).toEqual({ city: 'Berlin' });
});
