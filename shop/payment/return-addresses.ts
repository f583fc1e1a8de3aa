import { channelDomains } from '../context/storefront-url.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { ErrorEntry } from '../http/shop-error.ts';
import { violation } from '../http/violation.ts';
import type { JsonObject, JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';

/**
 * Where a browser may be sent after paying: addresses on an origin of the channel's domains or of the shop itself.
 * Anything else would make the payment page a way to send customers to strangers.
 */
export function returnAddressViolations(shop: Shop, input: JsonObject, context: SalesChannelContext): ErrorEntry[] {
  const origins = new Set([shop.baseUrl, ...channelDomains(shop, context)].map((url) => new URL(url).origin));
  return ['finishUrl', 'errorUrl'].flatMap((name) => {
    const value = input[name];
    if (isEmpty(value) || isOn(origins, value)) return [];
    return violation({
      code: 'VIOLATION::NO_SUCH_CHOICE_ERROR',
      detail: 'Diese Adresse gehört nicht zu den Domains des Verkaufskanals.',
      pointer: `/${name}`,
      parameters: { '{{ choices }}': [...origins].join(', ') },
    });
  });
}

const isEmpty = (value: JsonValue | undefined): boolean => value === undefined || value === null || value === '';

function isOn(origins: ReadonlySet<string>, value: JsonValue | undefined): boolean {
  return typeof value === 'string' && URL.canParse(value) && origins.has(new URL(value).origin);
}
