import { createStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { listCountries } from '#store-api/account/countries.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { contactOf, emptyContact, type ContactValues } from './contact-values.ts';
import { ContactRefusedError } from './contact-violations.ts';
import { saveContactAtom } from './save-contact.ts';

const origin = 'http://shop.example';
let shop: StartedShop;
let countryId: string;
let store: ReturnType<typeof createStore>;

beforeAll(async () => {
  shop = await startShop();
  seedAssortment(shop.running.shop);
  const countries = await listCountries(shop.newShopper());
  countryId = countries.find(({ iso }) => iso === 'DE')?.id ?? '';
});
afterAll(() => shop.stop());
beforeEach(async () => {
  store = createStore();
  store.set(shellAtom, testShell(shop.newShopper(), store));
  await store.set(refreshSessionAtom);
  await store.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 2 }]);
});

const address = { firstName: 'Klara', lastName: 'Klang', street: 'Notenweg 7', zipcode: '10115', city: 'Berlin' };
const klara = (): ContactValues => {
  const empty = emptyContact(countryId);
  return {
    ...empty,
    email: 'klara@example.org',
    billing: { ...empty.billing, ...address },
    shipping: { ...empty.shipping, ...address, firstName: 'Chor', lastName: 'St. Anna', street: 'Domplatz 2' },
  };
};

const save = (values: ContactValues) => store.set(saveContactAtom, values, origin);
const customer = () => store.get(sessionAtom)?.customer;
const pieces = () => store.get(cartAtom)?.lineItems.map(({ quantity }) => quantity);

async function refusal(values: ContactValues) {
  const error: unknown = await save(values).catch((reason: unknown) => reason);
  if (!(error instanceof ContactRefusedError)) throw new Error('The contact was not refused');
  return error.violations.map(({ field, problem }) => `${field}: ${problem.kind}`);
}

describe('a contact', () => {
  it('of somebody who has to confirm the address first makes nobody a guest, and asks for nothing anew', async () => {
    const { config } = shop.running.shop;
    const before = store.get(sessionAtom);
    Object.assign(config, { doubleOptInGuestOrder: true });
    try {
      expect(await save({ ...klara(), email: 'klara@confirm.example' })).toBe('awaits-confirmation');
    } finally {
      Object.assign(config, { doubleOptInGuestOrder: false });
    }
    expect(store.get(sessionAtom)).toBe(before);
  });

  it('makes nobody a guest of the shop, and the cart stays', async () => {
    expect(await save(klara())).toBe('saved');
    expect(customer()).toMatchObject({ guest: true, email: 'klara@example.org' });
    expect(customer()?.activeShippingAddress?.id).toBe(customer()?.activeBillingAddress?.id);
    expect(pieces()).toEqual([2]);
  });

  it('ships elsewhere when asked to', async () => {
    await save({ ...klara(), elsewhere: true });
    expect(customer()?.activeBillingAddress?.street).toBe('Notenweg 7');
    expect(customer()?.activeShippingAddress).toMatchObject({ street: 'Domplatz 2', lastName: 'St. Anna' });
  });

  it('is corrected for the same guest, with everything in the cart', async () => {
    await save(klara());
    const before = customer()?.id;
    await save({ ...klara(), billing: { ...klara().billing, street: 'Taktweg 1' } });
    expect(customer()).toMatchObject({ id: before, activeBillingAddress: { street: 'Taktweg 1' } });
    expect(pieces()).toEqual([2]);
  });

  it('gets a delivery address later, and loses it again', async () => {
    await save(klara());
    await save({ ...klara(), elsewhere: true });
    expect(customer()?.activeShippingAddress?.street).toBe('Domplatz 2');
    await save({ ...klara(), elsewhere: true, shipping: { ...klara().shipping, street: 'Domplatz 3' } });
    expect(customer()?.activeShippingAddress?.street).toBe('Domplatz 3');
    await save(klara());
    expect(customer()?.activeShippingAddress?.street).toBe('Notenweg 7');
    expect(pieces()).toEqual([2]);
  });

  it('with another e-mail address is another guest, with the same cart', async () => {
    await save(klara());
    const before = customer()?.id;
    await save({ ...klara(), email: 'clara@example.org' });
    expect(customer()?.email).toBe('clara@example.org');
    expect(customer()?.id).not.toBe(before);
    expect(pieces()).toEqual([2]);
  });

  it('comes back into the form as it was saved', async () => {
    const values = { ...klara(), elsewhere: true, billing: { ...klara().billing, company: 'Musikverein' } };
    await save(values);
    const saved = customer();
    if (!saved) throw new Error('Nobody was saved');
    expect(contactOf(saved, countryId)).toMatchObject({
      email: values.email,
      elsewhere: true,
      billing: { ...values.billing, salutationId: expect.any(String) },
      shipping: { ...values.shipping, salutationId: expect.any(String) },
    });
  });
});

describe('what the shop refuses of a contact', () => {
  it('is told at the fields of the form when a guest registers', async () => {
    const values = { ...klara(), email: 'nobody', elsewhere: true };
    const broken = {
      ...values,
      billing: { ...values.billing, zipcode: '1', city: '' },
      shipping: { ...values.shipping, street: '' },
    };
    expect((await refusal(broken)).toSorted()).toEqual([
      'billing.city: required',
      'billing.zipcode: zipcode',
      'email: email',
      'shipping.street: required',
    ]);
    expect(customer()).toBeNull();
  });

  it('is told at the fields of the form when a guest is corrected', async () => {
    await save({ ...klara(), elsewhere: true });
    expect(await refusal({ ...klara(), billing: { ...klara().billing, zipcode: '1' } })).toEqual([
      'billing.zipcode: zipcode',
    ]);
    const elsewhere = { ...klara(), elsewhere: true, shipping: { ...klara().shipping, lastName: '' } };
    expect(await refusal(elsewhere)).toEqual(['shipping.lastName: required']);
  });
});
