import { recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import {
  getContext,
  setBillingAddress,
  setCurrency,
  setLanguage,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
} from './context.ts';
import type { StoreApi } from './store-api.ts';
import { MissingInputError } from './missing-input-error.ts';

describe('the session', () => {
  it('tells currency, language, menus and how prices are shown', async () => {
    const session = await getContext(shopAnswering(recorded('010')).api);
    expect(session.currency).toMatchObject({ isoCode: 'EUR', symbol: '€' });
    expect(session.taxState).toBe('gross');
    expect(session.customer).toBeNull();
    expect(session.languageId).toBe(session.salesChannel.languageId);
    expect(session.salesChannel.navigationCategoryId).toMatch(/^[0-9a-f]{32}$/);
    expect(session.salesChannel.domains.length).toBeGreaterThan(0);
  });

  it('tells the customer with the addresses in use', async () => {
    const { customer } = await getContext(shopAnswering(recorded('161')).api);
    expect(customer).toMatchObject({ guest: false, firstName: 'Max', activeBillingAddress: { city: 'Berlin' } });
    expect(customer?.activeShippingAddress?.country?.name).toBe('Deutschland');
  });

  it('has names in Polish, also where Polish only inherits them', async () => {
    const { paymentMethod, shippingMethod } = await getContext(shopAnswering(recorded('030')).api);
    expect(paymentMethod.name).not.toBe('');
    expect(shippingMethod.name).not.toBe('');
  });
});

describe('changing the session', () => {
  it.each([
    [setShippingMethod, 'You need to provide shipping method id in order to set shipping method.'],
    [setPaymentMethod, 'You need to provide payment method id in order to set payment method.'],
    [setShippingAddress, 'You need to provide address id in order to set the address.'],
    [setBillingAddress, 'You need to provide address id in order to set the address.'],
  ])('asks for an id before it asks the shop', async (set, message) => {
    const { api, sent } = shopAnswering(recorded('035'));
    await expect(set(api, undefined)).rejects.toThrow(new MissingInputError(message));
    await expect(set(api, '')).rejects.toThrow(message);
    expect(sent).toEqual([]);
  });

  it('logs a missing currency and does nothing', async () => {
    const logged: string[] = [];
    const { api, sent } = shopAnswering(recorded('026'), { log: (line) => logged.push(line) });
    await setCurrency(api, undefined);
    expect(logged).toEqual(['You need to provide currency id in order to set currency.']);
    expect(sent).toEqual([]);
  });

  it('does nothing for a missing language, and tells where the shop is in another', async () => {
    const { api, sent } = shopAnswering(recorded('029'));
    expect(await setLanguage(api, undefined)).toBeNull();
    expect(sent).toEqual([]);
    expect(await setLanguage(api, 'pl')).toContain('pl-PL');
  });

  it.each([
    [(api: StoreApi) => setCurrency(api, 'x'), { currencyId: 'x' }],
    [(api: StoreApi) => setPaymentMethod(api, 'x'), { paymentMethodId: 'x' }],
    [(api: StoreApi) => setShippingMethod(api, 'x'), { shippingMethodId: 'x' }],
    [(api: StoreApi) => setBillingAddress(api, 'x'), { billingAddressId: 'x' }],
    [(api: StoreApi) => setShippingAddress(api, 'x'), { shippingAddressId: 'x' }],
  ])('asks the shop for exactly that change', async (set, body) => {
    const { api, sent } = shopAnswering(recorded('026'));
    await set(api);
    expect(sent).toMatchObject([{ method: 'PATCH', path: 'context', body }]);
  });
});
