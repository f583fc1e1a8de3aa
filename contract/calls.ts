import type { JsonObject } from '#shop/base/json.ts';
import { baseIds } from '#shop/seeding/base-data/base-ids.ts';
import { homeCountry } from '#shop/seeding/base-data/countries.ts';
import { fixtureId } from './fixture-id.ts';
import { recordedOrigin } from './replay.ts';
import { registrationBody } from './version-shops.ts';

/** Method, path below `/store-api`, documented status of success, body. `{name}` stands for a value of `knownValues`. */
export type Call = readonly [method: string, path: string, status: number, body?: JsonObject];

/** Values that come into being during the calls, and how to find the newest one. */
export const knownValues: Readonly<Record<string, string>> = {
  address: 'SELECT id FROM customer_address ORDER BY created_at DESC, id LIMIT 1',
  confirmation: 'SELECT hash FROM customer WHERE hash IS NOT NULL',
  recovery: 'SELECT hash FROM customer_recovery',
  recipient: 'SELECT hash FROM newsletter_recipient',
  order: 'SELECT id FROM "order" ORDER BY order_number DESC LIMIT 1',
  document: 'SELECT id FROM document LIMIT 1',
  documentLink: 'SELECT deep_link_code FROM document LIMIT 1',
  download: 'SELECT id FROM order_line_item_download LIMIT 1',
};

const email = 'aufrufe@example.test';
const changedEmail = 'aufrufe-neu@example.test';
const [password, newPassword, lastPassword] = ['Notendruck-1', 'Notendruck-2', 'Notendruck-3'];
/** SHA-1 of the address, as the links in mails carry it. */
export const hashedFields = { '{em}': email, '{newsletterEm}': 'brief@example.test' } as const;

const spiral = fixtureId('prod-spiral');
const category = fixtureId('cat-spiralbindung');
const { invoice, prepayment } = baseIds.paymentMethods;
const name = { firstName: 'Klara', lastName: 'Kundin' };
const address = { ...name, countryId: homeCountry, street: 'Zweitweg 2', zipcode: '20095', city: 'Hamburg' };
const line = (id: string) => ({ id, referencedId: id, type: 'product', quantity: 1 });
const payment = { finishUrl: 'http://localhost:3000/paid', errorUrl: 'http://localhost:3000/unpaid' };

/** The same call by GET and by POST. */
const both = (path: string, body: JsonObject = {}): Call[] => [
  ['GET', path, 200],
  ['POST', path, 200, body],
];

/** Calls 6.6 answers by POST only. */
const onlyPost = (path: string, body: JsonObject = {}): Call[] => [
  ['POST', path, 200, body],
  ['GET', path, 405],
];

const catalogue: readonly Call[] = [
  ...both('/product', { limit: 1 }),
  ...onlyPost(`/product/${spiral}`),
  ...onlyPost(`/product/${spiral}/reviews`),
  ...onlyPost(`/product/${spiral}/cross-selling`),
  ...onlyPost(`/product/${fixtureId('prod-var')}/find-variant`, {
    options: { [fixtureId('pg-format')]: fixtureId('po-a4') },
  }),
  ...onlyPost(`/product-listing/${category}`),
  ...onlyPost('/search?search=noten'),
  ...onlyPost('/search-suggest?search=noten'),
  ...onlyPost(`/landing-page/${fixtureId('landing')}`),
  ...onlyPost('/media', { ids: [fixtureId('media:hero')] }),
  ...both('/category'),
  ...both(`/category/${category}`),
  ...both('/navigation/main-navigation/main-navigation'),
  ...both('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'Noten/' }] }),
  ...both(`/cms/${fixtureId('cms-home')}`),
  ['GET', `/breadcrumb/${spiral}`, 200],
];

const reference: readonly Call[] = [
  ['GET', '/context', 200],
  ['POST', '/context', 405],
  ['PATCH', '/context', 200, { currencyId: baseIds.currencies.EUR }],
  ...both('/language'),
  ...both('/currency'),
  ...both('/country', { associations: { states: {} } }),
  ['GET', `/country?filter[id]=${homeCountry}`, 200],
  ...both(`/country-state/${homeCountry}`),
  ...both('/salutation'),
  ...both('/payment-method?onlyAvailable=true'),
  ...both('/shipping-method', { associations: { prices: {} } }),
  ...both('/checkout/gateway'),
];

const account: readonly Call[] = [
  ['POST', '/account/register', 200, registrationBody(email, password)],
  ['POST', '/account/register-confirm', 200, { hash: '{confirmation}', em: '{em}' }],
  ...both('/account/customer'),
  ['POST', '/account/change-profile', 200, name],
  ['POST', '/account/change-language', 200, { languageId: baseIds.languages['pl-PL'] }],
  ['POST', '/account/change-email', 200, { email: changedEmail, emailConfirmation: changedEmail, password }],
  ['POST', '/account/change-password', 200, { password, newPassword, newPasswordConfirm: newPassword }],
  ['POST', `/account/change-payment-method/${invoice}`, 200, {}],
  ...both('/account/newsletter-recipient'),
  ['POST', '/account/recovery-password', 200, { email: changedEmail, storefrontUrl: recordedOrigin }],
  ['POST', '/account/customer-recovery-is-expired', 200, { hash: '{recovery}' }],
  [
    'POST',
    '/account/recovery-password-confirm',
    200,
    { hash: '{recovery}', newPassword: lastPassword, newPasswordConfirm: lastPassword },
  ],
  ['POST', '/account/logout', 200, {}],
  ['POST', '/account/login', 200, { username: changedEmail, password: lastPassword }],
  ...both('/account/list-address'),
  ['POST', '/account/address', 200, address],
  ['PATCH', '/account/address/{address}', 200, { ...address, city: 'Leipzig' }],
  ['PATCH', '/account/address/default-billing/{address}', 204],
  ['PATCH', '/account/address/default-shipping/{address}', 204],
  ['POST', '/account/address', 200, { ...address, street: 'Drittweg 3' }],
  ['DELETE', '/account/address/{address}', 204],
  [
    'POST',
    `/product/${spiral}/review`,
    204,
    { title: 'Sehr schön', content: 'Liegt flach auf dem Pult und hält auch nach vielen Proben.', points: 5 },
  ],
  ['POST', `/customer/wishlist/add/${spiral}`, 200, {}],
  ['POST', '/customer/wishlist/merge', 200, { productIds: [fixtureId('prod-noten')] }],
  ...both('/customer/wishlist'),
  ['DELETE', `/customer/wishlist/delete/${spiral}`, 200],
];

const buying: readonly Call[] = [
  ...both('/checkout/cart'),
  ['POST', '/checkout/cart/line-item', 200, { items: [line(spiral), line(fixtureId('prod-noten'))] }],
  ['POST', '/checkout/cart/line-item', 200, { items: [{ type: 'promotion', referencedId: 'NOTEN10' }] }],
  ['PATCH', '/checkout/cart/line-item', 200, { items: [{ id: spiral, quantity: 2 }] }],
  ['DELETE', `/checkout/cart/line-item?ids[]=${spiral}`, 200],
  ['POST', '/checkout/cart/line-item/delete', 200, { ids: [fixtureId('prod-noten')] }],
  ['DELETE', '/checkout/cart', 204],
  ['POST', '/checkout/cart/line-item', 200, { items: [line(fixtureId('prod-download'))] }],
  ['POST', '/checkout/order', 200, {}],
  ...both('/order'),
  ['GET', `/handle-payment?orderId={order}&finishUrl=${payment.finishUrl}&errorUrl=${payment.errorUrl}`, 200],
  ['POST', '/handle-payment', 200, { orderId: '{order}', ...payment }],
  ['POST', '/order/payment', 200, { orderId: '{order}', paymentMethodId: prepayment }],
  ...both('/document/download/{document}/{documentLink}'),
  ['GET', '/order/download/{order}/{download}', 200],
  ['POST', '/order/state/cancel', 200, { orderId: '{order}' }],
];

const forms: readonly Call[] = [
  [
    'POST',
    '/newsletter/subscribe',
    204,
    { email: 'brief@example.test', option: 'subscribe', storefrontUrl: recordedOrigin },
  ],
  ['POST', '/newsletter/confirm', 204, { hash: '{recipient}', em: '{newsletterEm}' }],
  ['POST', '/newsletter/unsubscribe', 204, { email: 'brief@example.test' }],
  [
    'POST',
    '/contact-form',
    200,
    { ...name, salutationId: baseIds.salutations.mrs, email, phone: '1', subject: 'Frage', comment: 'Wie lange?' },
  ],
  ['POST', '/revocation-request-form', 200, { ...name, email, contractNumber: '10000' }],
];

/** One session makes all calls in this order; the account is closed at the end. */
export const calls: readonly Call[] = [
  ...catalogue,
  ...reference,
  ...account,
  ...buying,
  ['DELETE', '/account/customer', 204],
  ...forms,
];
