import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lineItem, openFilledShop, seedDownload, type Shopper } from '../testing/serve-checkout.ts';
import type { JsonObject } from '../base/json.ts';
import { homeCountry } from '../seeding/base-data/countries.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from '../seeding/upsert.ts';

const poland = stableId('country:PL');
const home: JsonObject = { countryId: homeCountry, street: 'Notenweg 1', zipcode: '10115', city: 'Berlin' };
const abroad: JsonObject = {
  firstName: 'Jan',
  lastName: 'Kowalski',
  countryId: poland,
  street: 'ul. Długa 1',
  zipcode: '00-238',
  city: 'Warszawa',
};

const shop = await openFilledShop();
afterAll(() => shop.close());
seedDownload(shop.shop, 'datei', 3, 'Noten');

const errorsSchema = z.record(
  z.string(),
  z.object({
    messageKey: z.string(),
    level: z.number(),
    block: z.boolean(),
    parameters: z.record(z.string(), z.unknown()),
  }),
);
const errors = async (shopper: Shopper) => {
  const cart = await shopper.ok('GET', '/checkout/cart');
  return Array.isArray(cart['errors']) ? [] : Object.values(errorsSchema.parse(cart['errors']));
};
const keys = async (shopper: Shopper) => (await errors(shopper)).map(({ messageKey, level }) => [messageKey, level]);

/** Changes the country's rules for as long as the work takes. */
async function withCountry(id: string, rules: JsonObject, back: JsonObject, work: () => Promise<void>): Promise<void> {
  upsert(shop.shop, 'country', [{ id, ...rules }]);
  await work();
  upsert(shop.shop, 'country', [{ id, ...back }]);
}

async function guest(product: string, more: JsonObject = {}): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem(product)] });
  const person = { guest: true, firstName: 'Klara', lastName: 'Kundin', email: 'gast@example.test' };
  const body = { ...person, storefrontUrl: 'http://localhost:3000', billingAddress: home, ...more };
  await shopper.ok('POST', '/account/register', body);
  return shopper;
}

const forgetSalutation = (where: string) =>
  shop.shop.database.prepare(`UPDATE customer_address SET salutation_id = NULL WHERE ${where}`).run();

describe('the cart cannot be ordered', () => {
  test('when the country of the goods is not delivered to, for strangers too', async () => {
    const shopper = await guest('spiral', { shippingAddress: abroad });
    const stranger = shop.shopper();
    await stranger.ok('POST', '/checkout/cart/line-item', { items: [lineItem('spiral')] });
    await stranger.ok('PATCH', '/context', { countryId: poland });
    expect(await keys(shopper)).toEqual([]);
    await withCountry(poland, { shippingAvailable: false }, { shippingAvailable: true }, async () => {
      const blocked = { messageKey: 'shipping-address-blocked', level: 20, block: true, parameters: { name: 'Polen' } };
      expect([await errors(shopper), await errors(stranger)]).toMatchObject([[blocked], [blocked]]);
    });
  });

  test('when the country of the bill is served no more', async () => {
    const shopper = await guest('spiral', { billingAddress: abroad, shippingAddress: { ...abroad, ...home } });
    await withCountry(poland, { active: false }, { active: true }, async () => {
      expect(await keys(shopper)).toEqual([['billing-address-blocked', 20]]);
      expect((await shopper.call('POST', '/checkout/order', {})).status).toBe(500);
    });
  });

  test('when an address has no salutation, the billing address being asked about first', async () => {
    const shopper = await guest('spiral', { shippingAddress: abroad });
    forgetSalutation('1');
    expect(await keys(shopper)).toEqual([['salutation-missing-billing-address', 10]]);
    const { elements } = await shopper.ok('POST', '/account/list-address', {});
    const addresses = z.array(z.object({ id: z.string(), city: z.string() })).parse(elements);
    const billing = addresses.find(({ city }) => city === 'Berlin')?.id ?? '';
    await shopper.ok('PATCH', `/account/address/${billing}`, { firstName: 'Klara', lastName: 'Kundin', ...home });
    const [error] = await errors(shopper);
    expect(error).toMatchObject({
      messageKey: 'salutation-missing-shipping-address',
      parameters: { addressId: addresses.find(({ city }) => city === 'Warszawa')?.id },
    });
  });

  test('when a country asks for a region and an address names none', async () => {
    const shopper = await guest('spiral');
    await withCountry(
      homeCountry,
      { forceStateInRegistration: true },
      { forceStateInRegistration: false },
      async () => {
        expect(await keys(shopper)).toEqual([
          ['country-region-missing-billing-address', 10],
          ['country-region-missing-shipping-address', 10],
        ]);
      },
    );
    expect(await keys(shopper)).toEqual([]);
  });

  test('when an address would be refused today, with the fields it is about', async () => {
    const shopper = await guest('spiral');
    const pattern = { defaultPostalCodePattern: '\\d{6}' };
    await withCountry(homeCountry, pattern, { defaultPostalCodePattern: '\\d{5}' }, async () => {
      expect(await errors(shopper)).toMatchObject([
        { messageKey: 'billing-address-invalid', level: 20, block: true, parameters: { violations: ['/zipcode'] } },
        { messageKey: 'shipping-address-invalid', level: 20, block: true },
      ]);
    });
  });
});

test('downloads do not care where goods could be sent', async () => {
  const shopper = await guest('datei', { shippingAddress: abroad });
  await withCountry(poland, { shippingAvailable: false }, { shippingAvailable: true }, async () => {
    expect(await keys(shopper)).toEqual([]);
  });
});
