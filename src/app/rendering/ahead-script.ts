import type { Configuration } from '#platform/configuration/configuration.ts';
import { cookieNames } from '#platform/session/cookies.ts';
import { uploadDatabaseName } from '#offline/records/upload-names.ts';
import type { FirstCall } from '#pages/next-modules.ts';
import { countriesCall } from '#store-api/account/countries.ts';
import { salutationsCall } from '#store-api/account/salutations.ts';
import { cartCall } from '#store-api/checkout/cart.ts';
import { paymentMethodsCall } from '#store-api/checkout/payment-methods.ts';
import { shippingMethodsCall } from '#store-api/checkout/shipping-methods.ts';
import { contextCall } from '#store-api/context.ts';
import { shopHeaders, type StoreApiCall, tokenHeader } from '#store-api/store-api-call.ts';
import { escapeHtml } from '../start-up/escape-html.ts';
import type { BuildManifest } from '../start-up/page-assets.ts';
import type { AheadWish } from '../ahead/answers-ahead.ts';

const firstCalls: Readonly<Record<FirstCall, StoreApiCall>> = {
  context: contextCall,
  cart: cartCall,
  shippingMethods: shippingMethodsCall,
  paymentMethods: paymentMethodsCall,
  countries: countriesCall(1),
  salutations: salutationsCall,
};

interface AskedShop {
  configuration: Configuration;
  /** Without it the page has to find out first which languages the shop has. */
  languageId: string | undefined;
}

/** Element for the head that asks the shop what the page will ask first, or nothing. It is the same for every visitor. */
export function aheadScript(
  manifest: BuildManifest,
  calls: readonly FirstCall[] = [],
  { configuration, languageId }: AskedShop,
): string {
  const file = manifest['src/ahead.ts']?.file;
  if (!file || !languageId || calls.length === 0) return '';
  const { shopwareEndpoint, shopwareAccessToken: accessKey } = configuration;
  const wish: AheadWish = {
    cookie: cookieNames.contextToken,
    header: tokenHeader,
    unless: uploadDatabaseName,
    headers: shopHeaders({ accessKey, languageId }),
    calls: calls.map((name) => {
      const { method, path, body } = firstCalls[name];
      return {
        method,
        url: `${shopwareEndpoint.replace(/\/+$/, '')}/store-api/${path}`,
        body: body === undefined ? undefined : JSON.stringify(body),
      };
    }),
  };
  return `<script type="module" async src="/${file}" data-ahead="${escapeHtml(JSON.stringify(wish))}"></script>`;
}
