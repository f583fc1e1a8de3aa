import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { shopError } from '../../http/shop-error.ts';
import type { Shop } from '../../entities/shop.ts';

/** @returns the error of a category that does not exist or is not the channel's. */
export function categoryNotFound(categoryId: string) {
  return shopError({
    status: 404,
    code: 'CONTENT__CATEGORY_NOT_FOUND',
    detail: `Category "${categoryId}" not found.`,
    parameters: { categoryId },
  });
}

const rootsSchema = z.object({
  main: z.string(),
  footer: z.nullable(z.string()),
  service: z.nullable(z.string()),
});

/** Roots of a channel's three category trees; footer and service may be missing. */
export type CategoryRoots = z.infer<typeof rootsSchema>;

/** Roots of the context's channel. */
export function categoryRoots(shop: Shop, context: SalesChannelContext): CategoryRoots {
  const row = shop.database
    .prepare(
      `SELECT navigation_category_id AS main, footer_category_id AS footer, service_category_id AS service
       FROM sales_channel WHERE id = ?`,
    )
    .get(context.salesChannelId);
  return rootsSchema.parse(row);
}

const placeSchema = z.object({ path: z.nullable(z.string()), level: z.number(), type: z.string() });

export type CategoryPlace = z.infer<typeof placeSchema>;

/**
 * Where a category stands, when it belongs to one of the channel's trees.
 *
 * @throws {ShopError} 404 otherwise.
 */
export function channelCategory(shop: Shop, categoryId: string, context: SalesChannelContext): CategoryPlace {
  const row = shop.database.prepare('SELECT path, level, type FROM category WHERE id = ?').get(categoryId);
  if (row === undefined) throw categoryNotFound(categoryId);
  const place = placeSchema.parse(row);
  const { main, footer, service } = categoryRoots(shop, context);
  const line = new Set([...(place.path ?? '').split('|'), categoryId]);
  if (![main, footer, service].some((root) => root !== null && line.has(root))) throw categoryNotFound(categoryId);
  return place;
}
