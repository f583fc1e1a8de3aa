import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { stableId } from '../base/stable-id.ts';
import { addToCart, homeAddress, newCustomer } from '../testing/customers.ts';
import { openTestShop, seedAssortment, type TestShop } from '../testing/serve-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  seedAssortment(shop.shop);
});
afterAll(() => shop.close());

const swiss = { ...homeAddress, countryId: stableId('country:CH'), zipcode: '8001', city: 'Zürich' };
const priced = z.object({
  price: z.object({
    netPrice: z.number(),
    totalPrice: z.number(),
    taxStatus: z.string(),
    calculatedTaxes: z.array(z.unknown()),
  }),
});
const context = z.object({ context: z.object({ taxState: z.string() }) });

test('who sends to Switzerland pays no tax, and pays it again at home', async () => {
  const { shopper } = await newCustomer(shop, { billingAddress: swiss });
  expect(context.parse(await shopper.ok('GET', '/context')).context.taxState).toBe('tax-free');
  const free = priced.parse(await addToCart(shopper, 'spiral', 2)).price;
  expect(free).toMatchObject({ taxStatus: 'tax-free', calculatedTaxes: [], netPrice: free.totalPrice });
  const { id } = await shopper.ok('POST', '/account/address', {
    firstName: 'Klara',
    lastName: 'Kundin',
    ...homeAddress,
  });
  await shopper.ok('PATCH', '/context', { shippingAddressId: String(id) });
  const taxed = priced.parse(await shopper.ok('GET', '/checkout/cart')).price;
  expect(taxed.taxStatus).toBe('gross');
  expect(taxed.totalPrice).toBeGreaterThan(free.totalPrice);
});

test.each(['DE', 'AT', 'GB'])('who sends to %s pays it', async (iso) => {
  const shopper = shop.shopper();
  await shopper.ok('PATCH', '/context', { countryId: stableId(`country:${iso}`) });
  expect(context.parse(await shopper.ok('GET', '/context')).context.taxState).toBe('gross');
});
