import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered, offered } from '../asking/findings.ts';
import { addLines, lineOf } from '../asking/carts.ts';
import { downloadProduct } from '../asking/product-choice.ts';
import { expectError, expectSame, expectStatus, expectThat, read, readErrors } from '../asking/expectations.ts';
import { orderCart, orderSomething, readOrder } from '../asking/orders.ts';
import { registerCustomer, registerGuest, storefrontUrl } from '../asking/people.ts';
import { id, resultOf, success } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const payment = z.object({ redirectUrl: z.nullable(z.string()) });
const guestOrder = z.object({ orders: resultOf(z.object({ id })) });

const unknownId = 'ffffffffffffffffffffffffffffffff';
const postalCode = z.object({ billingAddress: z.object({ zipcode: z.nullable(z.string()) }) });
/** 6.7 writes a document in the form asked for. */
const asPdf = { accept: 'application/pdf' };
/** Shopware's own methods, which ask no provider. */
const offline = new Set(['payment_invoicepayment', 'payment_prepayment', 'payment_cashpayment']);

export const afterOrderBehaviours: readonly Behaviour[] = [
  {
    name: 'a guest opens the order by its link with e-mail and postal code, and not without',
    async run(world) {
      const { client, email } = await registerGuest(world);
      const { id: orderId, deepLinkCode } = await orderSomething(world, client);
      const filter = [{ type: 'equals', field: 'deepLinkCode', value: offered(deepLinkCode, 'orders have no link') }];
      const zipcodes = z.object({ orders: resultOf(postalCode) });
      const { orders } = read(await client.post('/order', { filter }), zipcodes);
      const zipcode = orders.elements[0]?.billingAddress.zipcode ?? '';
      const open = (more: object) => world.newClient().post('/order', { filter, ...more });
      const found = read(await open({ email, zipcode }), guestOrder);
      expectSame(
        'orders',
        found.orders.elements.map(({ id }) => id),
        [orderId],
      );
      expectError(await open({}), { status: 403, code: 'CHECKOUT__GUEST_NOT_AUTHENTICATED' });
      const wrong = await open({ email: 'somebody@example.com', zipcode });
      expectError(wrong, { status: 403, code: 'CHECKOUT__GUEST_WRONG_CREDENTIALS' });
    },
  },
  {
    name: 'an invented link opens no order',
    async run({ newClient, unique }) {
      const filter = [{ type: 'equals', field: 'deepLinkCode', value: `${unique()}${unique()}` }];
      const answer = await newClient().post('/order', { filter, email: 'somebody@example.com', zipcode: '10115' });
      expectError(answer, { status: 403, code: 'CHECKOUT__GUEST_NOT_AUTHENTICATED' });
    },
  },
  {
    name: 'paying by invoice, in advance or in cash leads nowhere else',
    async run(world) {
      const { client } = await registerCustomer(world);
      const method = world.shop.paymentMethods.find(({ technicalName }) => offline.has(technicalName ?? ''));
      const { id: paymentMethodId } = offered(method, 'there is no payment method without a provider');
      expectStatus(await client.patch('/context', { paymentMethodId }), 200);
      const { id: orderId } = await orderSomething(world, client);
      const urls = returnAddresses(world);
      const answer = await client.post('/handle-payment', { orderId, ...urls });
      expectSame('redirect', read(answer, payment).redirectUrl, null);
    },
  },
  {
    name: 'paying at a provider leads to an absolute address',
    async run(world) {
      if (!world.settings.mayReachPeople) throw new NotOffered('a provider would be asked: set SHOPWARE_SEND_MAIL=on');
      const urls = returnAddresses(world);
      const { client } = await registerCustomer(world);
      for (const { id: paymentMethodId, technicalName } of world.shop.paymentMethods) {
        if (offline.has(technicalName ?? '')) continue;
        expectStatus(await client.patch('/context', { paymentMethodId }), 200);
        const { id: orderId } = await orderSomething(world, client);
        const { redirectUrl } = read(await client.post('/handle-payment', { orderId, ...urls }), payment);
        if (redirectUrl !== null) return expectThat(URL.canParse(redirectUrl), 'an absolute address', redirectUrl);
      }
      throw new NotOffered('no payment method leads to a provider');
    },
  },
  {
    name: 'nobody pays an order that does not exist, or none at all',
    async run({ newClient }) {
      const unknown = await newClient().post('/handle-payment', { orderId: unknownId });
      expectError(unknown, { status: 404, code: 'CHECKOUT__INVALID_ORDER_ID' });
      const none = await newClient().post('/handle-payment');
      expectError(none, { status: 400, code: 'VIOLATION::IS_BLANK_ERROR', pointer: '/orderId' });
    },
  },
  {
    name: 'the payment method of an open order is changed; the old attempt is cancelled',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { id: orderId, transactions } = await orderSomething(world, client);
      const used = transactions?.[0]?.paymentMethodId;
      const other = world.shop.paymentMethods.find(({ id }) => id !== used);
      const { id: paymentMethodId } = offered(other, 'there is one payment method only');
      read(await client.post('/order/payment', { orderId, paymentMethodId }), success);
      const states = (await readOrder(client, orderId))?.transactions?.map((transaction) => [
        transaction.paymentMethodId,
        transaction.stateMachineState?.technicalName,
      ]);
      expectThat(
        states?.some(([method, state]) => method === paymentMethodId && state === 'open') === true,
        'an open attempt with the new method',
        states,
      );
    },
  },
  {
    name: 'a payment method that does not exist, or an order of somebody else, cannot be paid with',
    async run(world) {
      const [one, other] = [await registerCustomer(world), await registerCustomer(world)];
      const { id: orderId } = await orderSomething(world, one.client);
      const paymentMethodId = offered(world.shop.paymentMethods[0], 'there is no payment method').id;
      const unknown = await one.client.post('/order/payment', { orderId, paymentMethodId: unknownId });
      expectError(unknown, { status: 400, code: 'CHECKOUT__UNKNOWN_PAYMENT_METHOD' });
      const foreign = await other.client.post('/order/payment', { orderId, paymentMethodId });
      readErrors(expectStatus(foreign, 404));
    },
  },
  {
    name: 'a document of an order comes as a PDF',
    async run(world) {
      const { client } = await registerCustomer(world);
      const { id: orderId } = await orderSomething(world, client);
      const document = (await readOrder(client, orderId))?.documents?.[0];
      const { id: documentId, deepLinkCode } = offered(document, 'the shop writes no document for a new order');
      const answer = await client.get(`/document/download/${documentId}/${deepLinkCode}`, asPdf);
      expectStatus(answer, 200);
      expectSame('type', answer.headers.get('content-type')?.split(';')[0], 'application/pdf');
      expectThat(answer.text.startsWith('%PDF-'), 'a PDF', answer.text.slice(0, 20));
    },
  },
  {
    name: 'a document is opened with its own link code only',
    async run(world) {
      const { client } = await registerCustomer(world);
      const path = `/document/download/${unknownId}/${'a'.repeat(32)}`;
      expectError(await client.get(path, asPdf), { status: 404, code: 'DOCUMENT__DOCUMENT_NOT_FOUND' });
    },
  },
  {
    name: 'files of a download are handed out after the payment, not before',
    async run(world) {
      const { client } = await registerCustomer(world);
      await addLines(client, lineOf(downloadProduct(world)));
      const { id: orderId } = await orderCart(world, client);
      const downloads = (await readOrder(client, orderId))?.lineItems?.flatMap((line) => line.downloads ?? []);
      const file = offered(downloads?.[0], 'the order holds no files');
      const isFree = file.accessGranted;
      expectStatus(await client.get(`/order/download/${orderId}/${file.id}`), ...(isFree ? [200, 302] : [404]));
    },
  },
];

/** On one of the channel's domains: a careful shop sends nobody elsewhere. */
function returnAddresses(world: World): { finishUrl: string; errorUrl: string } {
  const own = storefrontUrl(world);
  return { finishUrl: `${own}/done`, errorUrl: `${own}/failed` };
}
