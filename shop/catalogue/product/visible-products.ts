import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { equals, type Filter, range, related } from '../../entities/criteria/criteria.ts';

/** How far a product is shown: by its link only, also in search, also in listings. */
export const visibleByLink = 10;
export const visibleInSearch = 20;
export const visibleInListings = 30;

/** Active products the channel shows at least that far. */
export function visibleProducts(context: SalesChannelContext, level: number): readonly Filter[] {
  const channel = equals('salesChannelId', context.salesChannelId);
  return [equals('active', true), related('visibilities', channel, range('visibility', { gte: level }))];
}

/** What product cards need besides the fields. */
export const cardAssociations = { options: { associations: { group: {} } }, manufacturer: {} } as const;
