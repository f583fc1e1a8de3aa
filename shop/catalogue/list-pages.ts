import * as z from 'zod/mini';
import { findSalesChannel } from '../context/find-sales-channel.ts';
import { prepared } from '../base/database/prepared.ts';
import type { Shop } from '../entities/shop.ts';
import { visibleByLink } from './product/visible-products.ts';

/** A page of the storefront under its readable path. */
export interface ListedPage {
  /** Of the path's row; pages come in its order. */
  readonly id: string;
  /** Without a leading slash, not encoded. */
  readonly path: string;
  /** Day of the path's last change, `2026-11-22`. */
  readonly changedOn: string;
}

export interface PageListing {
  readonly accessKey: string;
  /** Code such as `de-DE`; nothing is listed in a language the channel does not offer. */
  readonly locale: string;
  /** The last id of the slice before; empty for the first. */
  readonly after: string;
}

/** Pages per slice: some ten milliseconds of a thread with 20,000 products. */
const slice = 1000;

const productRoute = 'frontend.detail.page';

const rowsSchema = z.array(z.object({ id: z.string(), path: z.string(), changedOn: z.string() }));

/** Parts of a print job are products nobody browses to: in no category. Variants are reached by their parent's page. */
const pagesSql = `SELECT u.id, u.seo_path_info AS path, substr(COALESCE(u.updated_at, u.created_at), 1, 10) AS changedOn
  FROM seo_url u
  WHERE u.id > $after
    AND u.language_id = (SELECT l.id FROM language l JOIN locale c ON c.id = l.translation_code_id
      JOIN sales_channel_language s ON s.language_id = l.id AND s.sales_channel_id = $channel WHERE c.code = $locale)
    AND (u.sales_channel_id = $channel OR u.sales_channel_id IS NULL)
    AND u.is_canonical = 1 AND u.is_deleted = 0
    AND (u.route_name <> '${productRoute}' OR EXISTS (SELECT 1 FROM product p
      WHERE p.id = u.foreign_key AND p.parent_id IS NULL AND p.active = 1 AND p.category_ids IS NOT NULL
        AND EXISTS (SELECT 1 FROM product_visibility v WHERE v.product_id = p.visibilities_owner_id
          AND v.sales_channel_id = $channel AND v.visibility >= ${visibleByLink})))
  ORDER BY u.id LIMIT ${slice}`;

/**
 * The next slice of a channel's pages in a language: categories, landing pages and the products one can browse to, each
 * under its canonical path. An empty slice is the end.
 *
 * @throws {ShopError} for a key of no channel
 */
export function listPages(shop: Shop, { accessKey, locale, after }: PageListing): readonly ListedPage[] {
  const channel = findSalesChannel(shop, accessKey);
  return rowsSchema.parse(prepared(shop.database, pagesSql).all({ after, channel, locale }));
}
