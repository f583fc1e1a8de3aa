import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { ErrorEntry } from '../http/shop-error.ts';
import type { JsonValue } from '../base/json.ts';
import type { Shop } from '../entities/shop.ts';
import { checkField, notBlank, oneOf } from '../http/field-checks.ts';

/** Domains of the channel; links in mails lead to one of them only. */
export function channelDomains(shop: Shop, { salesChannelId }: SalesChannelContext): readonly string[] {
  return shop.database
    .prepare('SELECT url FROM sales_channel_domain WHERE sales_channel_id = ? ORDER BY created_at, url')
    .all(salesChannelId)
    .map((row) => String(row['url']));
}

/** `storefrontUrl` must be one of the channel's domains exactly, without a trailing slash. */
export function storefrontUrlViolations(
  shop: Shop,
  value: JsonValue | undefined,
  context: SalesChannelContext,
): ErrorEntry[] {
  return checkField(value, '/storefrontUrl', notBlank(), oneOf(channelDomains(shop, context)));
}
