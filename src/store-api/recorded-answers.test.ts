import { allRecordings, shopAnswering, type Recording } from '#testing/recorded-shop.ts';
import { describe, expect, it } from 'vitest';
import {
  changeAddress,
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
} from './account/addresses.ts';
import { addProducts, changeLines, getCart, removeLines } from './checkout/cart.ts';
import { getCategory } from './catalogue/category.ts';
import { handlePayment, placeOrder } from './checkout/checkout.ts';
import { sendContactMessage } from './account/contact.ts';
import { getContext, patchContext } from './context.ts';
import { listCountries } from './account/countries.ts';
import { listCrossSellings } from './catalogue/cross-selling.ts';
import { getCustomer } from './account/customer.ts';
import { getLandingPage } from './catalogue/landing-page.ts';
import { listLanguages } from './languages.ts';
import { logIn, logOut } from './account/login.ts';
import { getNavigation } from './catalogue/navigation.ts';
import {
  confirmNewsletter,
  getNewsletterStatus,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './account/newsletter.ts';
import { downloadDocument, downloadOrderFile } from './checkout/order-files.ts';
import { cancelOrder, changeOrderPayment, getOrder, listOrders } from './checkout/orders.ts';
import { confirmPasswordRecovery, isRecoveryExpired, requestPasswordRecovery } from './account/password-recovery.ts';
import { listPaymentMethods } from './checkout/payment-methods.ts';
import { findVariant } from './catalogue/product-variant.ts';
import { listProducts, listVariants } from './catalogue/product-list.ts';
import { getProductListing } from './catalogue/product-listing.ts';
import { listReviews, saveReview } from './catalogue/product-reviews.ts';
import { searchProducts, suggestProducts } from './catalogue/product-search.ts';
import { getProduct } from './catalogue/product.ts';
import { changeDefaultPaymentMethod, changeEmail, changePassword, changeProfile } from './account/profile.ts';
import { confirmRegistration, registerCustomer } from './account/registration.ts';
import { listSalutations } from './account/salutations.ts';
import { resolvePath } from './catalogue/seo-url.ts';
import { listShippingMethods } from './checkout/shipping-methods.ts';
import { StoreApiError } from './store-api-error.ts';
import type { StoreApi } from './store-api.ts';
import { addToWishlist, mergeWishlist, removeFromWishlist } from './catalogue/wishlist-changes.ts';
import { getWishlist } from './catalogue/wishlist.ts';

const id = '15a8735264d4007592072de73e504128';
const address = { firstName: 'Max', lastName: 'Muster', street: 'Notenweg 1', city: 'Berlin', countryId: id };
const registration = {
  firstName: 'Max',
  lastName: 'Muster',
  email: 'max@example.test',
  password: 'Geheim-1234',
  billingAddress: { street: 'Notenweg 1', city: 'Berlin', countryId: id },
};
const message = { salutationId: id, firstName: '', lastName: '', email: '', phone: '', subject: '', comment: '' };
const passwords = { password: 'a', newPassword: 'b', newPasswordConfirm: 'b' };
const emails = { email: 'a@b.test', emailConfirmation: 'a@b.test', password: 'x' };
const payment = { orderId: id, finishUrl: 'https://shop.example/paid', errorUrl: 'https://shop.example/unpaid' };

type Reader = (api: StoreApi) => Promise<unknown>;

/** Method and path of a call, and the function that makes it. */
const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^GET context$/, getContext],
  [/^PATCH context$/, (api) => patchContext(api, {})],
  [/ language$/, listLanguages],
  [/ country$/, listCountries],
  [/ salutation$/, listSalutations],
  [/ payment-method$/, listPaymentMethods],
  [/ shipping-method$/, listShippingMethods],
  [/ navigation\//, (api) => getNavigation(api, 'main-navigation')],
  [/ category\//, (api) => getCategory(api, id)],
  [/ landing-page\//, (api) => getLandingPage(api, id)],
  [/ seo-url$/, (api) => resolvePath(api, '/Noten')],
  [/ product$/, (api) => listProducts(api, [id])],
  [/ product$/, (api) => listVariants(api, id)],
  [/ product\/\w+$/, (api) => getProduct(api, id)],
  [/ product\/\w+\/find-variant$/, (api) => findVariant(api, id, {})],
  [/ product\/\w+\/cross-selling$/, (api) => listCrossSellings(api, id)],
  [/ product\/\w+\/reviews$/, (api) => listReviews(api, id)],
  [/ product\/\w+\/review$/, (api) => saveReview(api, id, { title: '', content: '', points: 5 })],
  [/ product-listing\//, (api) => getProductListing(api, id)],
  [/ search$/, (api) => searchProducts(api, 'x')],
  [/ search-suggest$/, (api) => suggestProducts(api, 'x')],
  [/^GET checkout\/cart$/, getCart],
  [/^POST checkout\/cart\/line-item$/, (api) => addProducts(api, [{ productId: id }])],
  [/^PATCH checkout\/cart\/line-item$/, (api) => changeLines(api, [{ id }])],
  [/^DELETE checkout\/cart\/line-item$/, (api) => removeLines(api, [id])],
  [/ checkout\/order$/, (api) => placeOrder(api, { id })],
  [/ handle-payment$/, (api) => handlePayment(api, payment)],
  [/ order$/, (api) => listOrders(api)],
  [/ order$/, (api) => getOrder(api, id)],
  [/ order\/payment$/, (api) => changeOrderPayment(api, { orderId: id }, id)],
  [/ order\/state\/cancel$/, (api) => cancelOrder(api, { orderId: id })],
  [/ document\/download\//, (api) => downloadDocument(api, { id, deepLinkCode: id })],
  [/ order\/download\//, (api) => downloadOrderFile(api, id, id)],
  [/ account\/customer$/, getCustomer],
  [/ account\/register$/, (api) => registerCustomer(api, registration)],
  [/ account\/register-confirm$/, (api) => confirmRegistration(api, { hash: id, em: id })],
  [/ account\/login$/, (api) => logIn(api, 'x', 'y')],
  [/ account\/logout$/, logOut],
  [/ account\/change-profile$/, (api) => changeProfile(api, { firstName: '', lastName: '' })],
  [/ account\/change-email$/, (api) => changeEmail(api, emails)],
  [/ account\/change-password$/, (api) => changePassword(api, passwords)],
  [/ account\/change-payment-method\//, (api) => changeDefaultPaymentMethod(api, id)],
  [/ account\/recovery-password$/, (api) => requestPasswordRecovery(api, 'x')],
  [/ account\/recovery-password-confirm$/, (api) => confirmPasswordRecovery(api, id, 'x')],
  [/ account\/customer-recovery-is-expired$/, (api) => isRecoveryExpired(api, id)],
  [/ account\/newsletter-recipient$/, getNewsletterStatus],
  [/ account\/list-address$/, listAddresses],
  [/^POST account\/address$/, (api) => createAddress(api, address)],
  [/^PATCH account\/address\/\w+$/, (api) => changeAddress(api, id, address)],
  [/^DELETE account\/address\/\w+$/, (api) => deleteAddress(api, id)],
  [/ account\/address\/default-billing\//, (api) => setDefaultBillingAddress(api, id)],
  [/ account\/address\/default-shipping\//, (api) => setDefaultShippingAddress(api, id)],
  [/ newsletter\/subscribe$/, (api) => subscribeNewsletter(api, { email: 'x' })],
  [/ newsletter\/confirm$/, (api) => confirmNewsletter(api, { hash: id, em: id })],
  [/ newsletter\/unsubscribe$/, (api) => unsubscribeNewsletter(api, 'x')],
  [/ customer\/wishlist$/, getWishlist],
  [/ customer\/wishlist\/add\//, (api) => addToWishlist(api, id)],
  [/ customer\/wishlist\/merge$/, (api) => mergeWishlist(api, [id])],
  [/ customer\/wishlist\/delete\//, (api) => removeFromWishlist(api, id)],
  [/ contact-form$/, (api) => sendContactMessage(api, message)],
];

/** Not called by the storefront: the session has the currency, countries come with their states, browsers ask OPTIONS. */
const notOurs = /^OPTIONS | (currency|country-state\/\w+|does-not-exist)$/;

const ours = allRecordings().filter((recording) => !notOurs.test(callOf(recording)));
const accepted = ours.filter(({ response }) => response.status < 300);
const refused = ours.filter(({ response }) => response.status >= 400);

function callOf({ request }: Recording): string {
  return `${request.method} ${new URL(request.path, 'https://shop.example').pathname.replace('/store-api/', '')}`;
}

function readersOf(recording: Recording): readonly Reader[] {
  return readers.filter(([pattern]) => pattern.test(callOf(recording))).map(([, reader]) => reader);
}

describe('answers of a real shop', () => {
  it('are here in number', () => {
    expect(accepted.length).toBeGreaterThan(180);
    expect(refused.length).toBeGreaterThan(75);
    expect(accepted.length + refused.length).toBe(ours.length);
    expect(allRecordings().length - ours.length).toBeLessThanOrEqual(7);
  });

  it.each(accepted.map((recording) => [recording.name, recording] as const))(
    'can be read: %s',
    async (_, recording) => {
      const calls = readersOf(recording);
      expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) {
        const { api } = shopAnswering(recording);
        await expect(call(api)).resolves.not.toThrow();
      }
    },
  );

  it.each(refused.map((recording) => [recording.name, recording] as const))(
    'refusing, keep status and codes: %s',
    async (_, recording) => {
      const { api } = shopAnswering(recording);
      const call = { kind: 'session', method: 'POST', path: 'anything', body: {} } as const;
      const error: unknown = await api.send(call).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(StoreApiError);
      expect(error).toMatchObject({ statusCode: recording.response.status, messages: expectedMessages(recording) });
    },
  );
});

function expectedMessages({ response }: Recording): unknown {
  const { errors } = Object(response.body);
  return errors.map((error: { code: string | null; detail: string; source?: { pointer: string } }) => ({
    code: error.code,
    detail: error.detail,
    pointer: error.source?.pointer ?? null,
  }));
}
