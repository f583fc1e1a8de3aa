import { jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { addProducts, addPromotionCode, changeLines, getCart, removeLines } from './cart.ts';

const emptyCart = recorded('113');

describe('reading the cart', () => {
  it('knows an empty one', async () => {
    const cart = await getCart(shopAnswering(emptyCart).api);
    expect(cart).toMatchObject({
      lineItems: [],
      errors: [],
      deliveries: [],
      promotionCodes: [],
      price: { totalPrice: 0 },
    });
  });

  it('knows lines, discounts, codes and shipping', async () => {
    const cart = await getCart(shopAnswering(recorded('126')).api);
    expect(cart.price.totalPrice).toBe(127.89);
    expect(cart.promotionCodes).toEqual(['NOTEN10']);
    expect(cart.deliveries[0]?.shippingCosts.totalPrice).toBe(0);
    expect(cart.lineItems[0]).toMatchObject({
      type: 'product',
      label: 'Spiralbindung Notenheft',
      productNumber: 'ND-SPIRAL',
      quantity: 4,
      digital: false,
      price: { unitPrice: 12.9, totalPrice: 51.6, listPrice: { price: 15.9 } },
      quantityInformation: { minPurchase: 1, purchaseSteps: 1 },
    });
    const discount = cart.lineItems.find(({ type }) => type === 'promotion');
    expect(discount).toMatchObject({ promotionCode: 'NOTEN10', good: false, cover: null });
    expect(discount?.price?.totalPrice).toBeLessThan(0);
  });

  it('lists what the shop corrected, to be translated by its key', async () => {
    const { errors } = await getCart(shopAnswering(recorded('117')).api);
    expect(errors).toMatchObject([
      { messageKey: 'product-stock-reached', level: 10, block: true, parameters: { quantity: 2 } },
    ]);
  });

  it('tells the chosen options of a variant', async () => {
    const { lineItems } = await getCart(shopAnswering(recorded('121')).api);
    const variant = lineItems.find(({ options }) => options.length > 0);
    expect(variant?.options.map(({ group }) => group)).toContain('Format');
  });

  it('tells downloads from goods, in the way of 6.6 and of 6.7', async () => {
    const { lineItems } = await getCart(shopAnswering(recorded('201')).api);
    expect(lineItems.map(({ digital }) => digital)).toContain(true);
    const line = { id: 'x', type: 'product', quantity: 1, payload: { productType: 'digital' } };
    const cart = await getCart(shopAnswering(() => jsonAnswer({ lineItems: [line], errors: [] })).api);
    expect(cart.lineItems[0]?.digital).toBe(true);
  });

  it("keeps the storefront's own payload, and survives one bent out of shape", async () => {
    const payload = { printJob: { id: 'job', pages: 24 }, options: 'odd' };
    const line = { id: 'x', type: 'product', quantity: 1, payload };
    const cart = await getCart(shopAnswering(() => jsonAnswer({ lineItems: [line], errors: [] })).api);
    expect(cart.lineItems[0]).toMatchObject({ payload, options: [] });
  });
});

describe('changing the cart', () => {
  it('adds a product once under its own id, and a configured one under an id of ours', async () => {
    const { api, sent } = shopAnswering(emptyCart);
    await addProducts(api, [
      { productId: 'p', quantity: 0 },
      { productId: 'p', id: 'job-1', quantity: 24, payload: { printJob: 1 } },
    ]);
    expect(sent).toMatchObject([{ method: 'POST', path: 'checkout/cart/line-item' }]);
    expect(sent[0]?.body).toEqual({
      items: [
        { type: 'product', referencedId: 'p', id: 'p', quantity: 1 },
        { type: 'product', referencedId: 'p', id: 'job-1', quantity: 24, payload: { printJob: 1 } },
      ],
    });
  });

  it('redeems a code', async () => {
    const { api, sent } = shopAnswering(emptyCart);
    await addPromotionCode(api, 'NOTEN10');
    expect(sent[0]?.body).toEqual({ items: [{ type: 'promotion', referencedId: 'NOTEN10' }] });
  });

  it('changes and removes several lines in one call', async () => {
    const { api, sent } = shopAnswering(emptyCart);
    await changeLines(api, [
      { id: 'a', quantity: 2 },
      { id: 'b', payload: { printJob: 2 } },
    ]);
    await removeLines(api, ['a', 'b']);
    expect(sent).toMatchObject([
      { method: 'PATCH', path: 'checkout/cart/line-item', body: { items: [{ id: 'a', quantity: 2 }, { id: 'b' }] } },
      { method: 'POST', path: 'checkout/cart/line-item/delete', body: { ids: ['a', 'b'] } },
    ]);
  });

  it('passes on that a line is gone', async () => {
    const { api } = shopAnswering(recorded('125'));
    await expect(changeLines(api, [{ id: 'a', quantity: 2 }])).rejects.toMatchObject({ statusCode: 404 });
  });
});
