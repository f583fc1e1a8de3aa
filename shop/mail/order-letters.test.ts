import { afterAll, expect, test } from 'vitest';
import { addToCart, newCustomer } from '../testing/customers.ts';
import { newestMails } from '../testing/newest-mails.ts';
import { openFilledShop } from '../testing/serve-checkout.ts';
import { dispatchOrder } from '../orders/dispatch-order.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';

const shop = await openFilledShop();
afterAll(() => shop.close());

async function placed(languageId: string) {
  const { shopper, email } = await newCustomer(shop);
  await shopper.ok('PATCH', '/context', { languageId });
  await addToCart(shopper, 'spiral', 2);
  const { id, deepLinkCode, orderNumber } = await shopper.ok('POST', '/checkout/order', {});
  const mails = async (to = email) =>
    (await newestMails(shop.shop, 100)).filter(
      ({ recipient, subject }) => recipient === to && subject.includes(String(orderNumber)),
    );
  return { shopper, mails, id: String(id), link: `/account/order/${String(deepLinkCode)}` };
}

test('a cancelled order is told of once, to the customer with the way to the order, and to the owner', async () => {
  const { shopper, mails, id, link } = await placed(baseIds.languages['pl-PL']);
  await shopper.ok('POST', '/order/state/cancel', { orderId: id });
  await shopper.ok('POST', '/order/state/cancel', { orderId: id });
  const told = (await mails()).filter(({ subject }) => subject.includes('anulowane'));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain(`http://localhost:3000/pl-PL${link}`);
  expect(told[0]?.text).toContain('ustawowego prawa odstąpienia');
  const owner = await mails(shop.shop.config.shopEmail);
  expect(owner.filter(({ subject }) => subject.endsWith('storniert'))).toHaveLength(1);
});

test('a dispatched order is told of once, with the tracking numbers and where it goes', async () => {
  const { shopper, mails, id, link } = await placed(baseIds.languages['en-GB']);
  dispatchOrder(shop.shop, id, ['00340434161094042557']);
  dispatchOrder(shop.shop, id);
  const told = (await mails()).filter(({ subject }) => subject.includes('on its way'));
  expect(told).toHaveLength(1);
  for (const part of ['Tracking number: 00340434161094042557', 'Notenweg 1', `http://localhost:3000/en-GB${link}`])
    expect(told[0]?.text).toContain(part);
  const { orders } = await shopper.ok('POST', '/order', { associations: { deliveries: {} } });
  expect(JSON.stringify(orders)).toContain('"trackingCodes":["00340434161094042557"]');
  expect(() => dispatchOrder(shop.shop, 'f'.repeat(32))).toThrow('There is no order');
});
