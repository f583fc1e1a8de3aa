import { jsonAnswer, recorded, shopAnswering } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import { listAddresses } from './account/addresses.ts';
import { sendRevocationRequest } from './account/contact.ts';
import { awaitsConfirmation, CustomerNotLoadedError, getCustomer } from './account/customer.ts';
import { getNewsletterStatus, subscribeNewsletter } from './account/newsletter.ts';
import { downloadDocument } from './checkout/order-files.ts';
import { cancelOrder, getOrder, listOrders } from './checkout/orders.ts';
import { confirmPasswordRecovery, isRecoveryExpired, requestPasswordRecovery } from './account/password-recovery.ts';
import { changeDefaultPaymentMethod } from './account/profile.ts';
import { registerCustomer, registerGuest } from './account/registration.ts';
import { addToWishlist, removeFromWishlist } from './catalogue/wishlist-changes.ts';
import { getWishlist } from './catalogue/wishlist.ts';

const registration = {
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.test',
  billingAddress: { street: 'Notenweg 1', zipcode: '10115', city: 'Berlin', countryId: 'de' },
};

describe('the customer', () => {
  it('is nobody while nobody is logged in', async () => {
    expect(await getCustomer(shopAnswering(recorded('135')).api)).toBeNull();
  });

  it('comes with both default addresses', async () => {
    const { api, sent } = shopAnswering(recorded('267'));
    expect(await getCustomer(api)).toMatchObject({ guest: false });
    expect(Object.keys(Object(sent[0]?.body).associations)).toEqual(
      expect.arrayContaining(['defaultBillingAddress', 'defaultShippingAddress', 'salutation']),
    );
  });

  it('that cannot be loaded is an error, with its cause', async () => {
    const { api } = shopAnswering(recorded('033'));
    const error: unknown = await getCustomer(api).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CustomerNotLoadedError);
    expect(error).toMatchObject({ message: 'Unexpected getCustomerResponse.', cause: { statusCode: 412 } });
  });
});

describe('registering', () => {
  it('logs in at once', async () => {
    const { api, sent } = shopAnswering(recorded('149'));
    const customer = await registerCustomer(api, { ...registration, password: 'Geheim-1234' });
    expect(awaitsConfirmation(customer)).toBe(false);
    expect(sent[0]?.body).toMatchObject({ guest: false, storefrontUrl: 'https://shop.example', firstName: 'Max' });
  });

  it('waits for the confirmation where the shop wants one, although it calls the customer active', async () => {
    const customer = await registerCustomer(shopAnswering(recorded('281')).api, { ...registration, password: 'x' });
    expect(customer.active).toBe(true);
    expect(awaitsConfirmation(customer)).toBe(true);
  });

  it('as a guest needs no password', async () => {
    const { api, sent } = shopAnswering(recorded('272'));
    expect(await registerGuest(api, { ...registration, storefrontUrl: 'https://shop.example/pl-PL' })).toMatchObject({
      guest: true,
    });
    expect(sent[0]?.body).toMatchObject({ guest: true, storefrontUrl: 'https://shop.example/pl-PL' });
  });

  it('tells every blank field by its pointer', async () => {
    const { api } = shopAnswering(recorded('143'));
    const error: unknown = await registerCustomer(api, { ...registration, password: 'x' }).catch(
      (reason: unknown) => reason,
    );
    const pointers = Object(error).messages.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers).toEqual(
      expect.arrayContaining(['/email', '/firstName', '/billingAddress/street', '/billingAddress/city']),
    );
  });
});

describe('a forgotten password', () => {
  it('does not tell whether somebody is a customer', async () => {
    await expect(requestPasswordRecovery(shopAnswering(recorded('234')).api, 'x')).resolves.toBeUndefined();
    await expect(requestPasswordRecovery(shopAnswering(recorded('235')).api, 'x')).resolves.toBeUndefined();
  });

  it('is replaced only by a password written once and sent twice', async () => {
    const { api, sent } = shopAnswering(recorded('239'));
    await confirmPasswordRecovery(api, 'hash', 'Neu-12345');
    expect(sent[0]?.body).toEqual({ hash: 'hash', newPassword: 'Neu-12345', newPasswordConfirm: 'Neu-12345' });
  });

  it('counts an unknown link as expired', async () => {
    expect(await isRecoveryExpired(shopAnswering(recorded('240')).api, 'x')).toBe(true);
    expect(await isRecoveryExpired(shopAnswering(() => jsonAnswer({ isExpired: false })).api, 'x')).toBe(false);
  });
});

describe('the payment method of a customer', () => {
  it('is the one of the session in shops that know no other', async () => {
    const { api, sent } = shopAnswering(({ path }) =>
      path === 'context'
        ? jsonAnswer({ redirectUrl: null })
        : jsonAnswer({ errors: [{ code: '0', detail: 'No route' }] }, 404),
    );
    await changeDefaultPaymentMethod(api, 'invoice');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST account/change-payment-method/invoice',
      'PATCH context',
    ]);
    expect(sent[1]?.body).toEqual({ paymentMethodId: 'invoice' });
  });

  it('is not changed to one that does not exist', async () => {
    const change = changeDefaultPaymentMethod(shopAnswering(recorded('174')).api, 'x');
    await expect(change).rejects.toMatchObject({ statusCode: 400 });
  });
});

describe('addresses', () => {
  it('are none while nobody is logged in', async () => {
    expect(await listAddresses(shopAnswering(recorded('136')).api)).toEqual([]);
  });

  it('come with country and salutation', async () => {
    const addresses = await listAddresses(shopAnswering(recorded('176')).api);
    expect(addresses[0]).toMatchObject({
      country: { name: 'Deutschland', iso: 'DE' },
      salutation: { salutationKey: 'mr' },
    });
  });
});

describe('orders', () => {
  it('are asked for with everything the screens show', async () => {
    const { api, sent } = shopAnswering(recorded('268'));
    const { orders, total } = await listOrders(api, 2);
    expect(sent[0]?.body).toMatchObject({ page: 2, limit: 10, 'total-count-mode': 1 });
    expect(total).toBeGreaterThan(0);
    expect(orders[0]?.stateMachineState?.name).not.toBe('');
    expect(orders[0]?.lineItems.length).toBeGreaterThan(0);
  });

  it('have documents and files', async () => {
    const detail = await getOrder(shopAnswering(recorded('220')).api, 'x');
    expect(detail?.order.documents[0]).toMatchObject({ documentType: { technicalName: 'invoice' } });
    expect(detail?.order.documents[0]?.deepLinkCode).toHaveLength(32);
    expect(detail?.order.lineItems.flatMap(({ downloads }) => downloads).length).toBeGreaterThan(0);
  });

  it('of somebody else do not exist', async () => {
    expect(await getOrder(shopAnswering(recorded('212')).api, 'x')).toBeNull();
  });

  it('say whether a promotion forbids another way to pay', async () => {
    const answer = Object(recorded('211').response.body);
    const [{ id }] = answer.orders.elements;
    const { api } = shopAnswering(() => jsonAnswer({ ...answer, paymentChangeable: { [id]: false } }));
    expect(await getOrder(api, id)).toMatchObject({ paymentChangeable: false });
    expect(await getOrder(shopAnswering(recorded('217')).api, id)).toMatchObject({ paymentChangeable: true });
  });

  it('are cancelled once or twice with the same result', async () => {
    const once = await cancelOrder(shopAnswering(recorded('221')).api, { orderId: 'x' });
    expect(once).toMatchObject({ technicalName: 'cancelled' });
    expect(await cancelOrder(shopAnswering(recorded('222')).api, { orderId: 'x' })).toEqual(once);
  });

  it('have invoices as files, empty while there is none', async () => {
    const pdf = new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
    const file = await downloadDocument(shopAnswering(() => pdf).api, { id: 'd', deepLinkCode: 'c' });
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF-1.7');
    const none = await downloadDocument(shopAnswering(() => new Response(null, { status: 204 })).api, {
      id: 'd',
      deepLinkCode: 'c',
    });
    expect(none.size).toBe(0);
  });
});

describe('the wishlist', () => {
  it('is empty before its first product', async () => {
    expect(await getWishlist(shopAnswering(recorded('193')).api)).toEqual([]);
  });

  it('is refused to guests and where the shop has none', async () => {
    await expect(getWishlist(shopAnswering(recorded('275')).api)).rejects.toMatchObject({ statusCode: 403 });
    await expect(getWishlist(shopAnswering(recorded('288')).api)).rejects.toMatchObject({ statusCode: 403 });
  });

  it('takes a product twice and gives it back twice', async () => {
    await expect(addToWishlist(shopAnswering(recorded('195')).api, 'x')).resolves.toBeUndefined();
    await expect(removeFromWishlist(shopAnswering(recorded('200')).api, 'x')).resolves.toBeUndefined();
    await expect(addToWishlist(shopAnswering(recorded('196')).api, 'x')).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe('the newsletter', () => {
  it.each([
    ['optIn', 'optIn'],
    ['notSet', 'notSet'],
    ['undefined', 'undefined'],
    ['something new', 'undefined'],
  ])('status %s counts as %s', async (status, expected) => {
    expect(await getNewsletterStatus(shopAnswering(() => jsonAnswer({ status })).api)).toBe(expected);
  });

  it('is subscribed with a mail to confirm, unless said otherwise', async () => {
    const { api, sent } = shopAnswering(recorded('243'));
    await subscribeNewsletter(api, { email: 'max@example.test' });
    expect(sent[0]?.body).toEqual({
      option: 'subscribe',
      storefrontUrl: 'https://shop.example',
      email: 'max@example.test',
    });
  });
});

it('hands in a revocation, whatever the shop says afterwards', async () => {
  const request = { email: 'max@example.test', contractNumber: '10003' };
  const { api, sent } = shopAnswering(() => new Response(null, { status: 200 }));
  expect(await sendRevocationRequest(api, request)).toBe('');
  expect(sent).toMatchObject([{ method: 'POST', path: 'revocation-request-form', body: request }]);
});
