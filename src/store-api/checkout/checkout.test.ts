import { recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { handlePayment, NotLoggedInError, placeOrder } from './checkout.ts';

describe('placing an order', () => {
  it.each([null, undefined])('needs a customer (%s)', async (customer) => {
    const { api, sent } = shopAnswering(recorded('203'));
    await expect(placeOrder(api, customer)).rejects.toThrow(NotLoggedInError);
    await expect(placeOrder(api, customer)).rejects.toThrow('You must be logged-in before submitting an order');
    expect(sent).toEqual([]);
  });

  it('returns the order with lines, addresses and the open payment', async () => {
    const { api, sent } = shopAnswering(recorded('203'));
    const order = await placeOrder(api, { id: 'x' }, { customerComment: 'Bitte gut verpacken' });
    expect(sent[0]?.body).toEqual({ customerComment: 'Bitte gut verpacken' });
    expect(order).toMatchObject({ orderNumber: '10003', amountTotal: 133.55, shippingTotal: 0 });
    expect(order.currency?.isoCode).toBe('EUR');
    expect(order.stateMachineState).toMatchObject({ technicalName: 'open', name: 'Offen' });
    expect(order.transactions[0]?.stateMachineState?.technicalName).toBe('open');
    expect(order.deliveries[0]?.shippingOrderAddress).toMatchObject({
      city: 'Berlin',
      country: { name: 'Deutschland' },
    });
    expect(order.lineItems[0]).toMatchObject({ label: 'Spiralbindung Notenheft', unitPrice: 12.9, totalPrice: 64.5 });
    expect(order.lineItems.some(({ digital, downloads }) => digital && downloads.length > 0)).toBe(true);
  });
});

describe('starting a payment', () => {
  const urls = { finishUrl: 'https://shop.example/paid', errorUrl: 'https://shop.example/unpaid' };

  it('needs the order', async () => {
    const { api } = shopAnswering(recorded('206'));
    const payment = handlePayment(api, { orderId: undefined, ...urls });
    await expect(payment).rejects.toThrow('handlePayment method requires orderId');
  });

  it('leads to the payment page, or nowhere when there is none', async () => {
    expect(await handlePayment(shopAnswering(recorded('227')).api, { orderId: 'x', ...urls })).toMatch(/^https?:/);
    expect(await handlePayment(shopAnswering(recorded('206')).api, { orderId: 'x', ...urls })).toBeNull();
  });
});
