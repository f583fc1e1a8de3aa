import { localisedPath, type Locale } from '#platform/configuration/locales.ts';

/** Where a payment page sends the customer back to, as absolute addresses in the language of the order. */
export function paymentUrls(origin: string, locale: Locale, orderId: string): { finishUrl: string; errorUrl: string } {
  const outcome = `${origin}${localisedPath(locale, `/checkout/success/${orderId}`)}`;
  return { finishUrl: `${outcome}/paid`, errorUrl: `${outcome}/unpaid` };
}
