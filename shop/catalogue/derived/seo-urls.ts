import * as z from 'zod/mini';
import { prepared } from '../../base/database/prepared.ts';
import { storefrontType } from '../../base/system-ids.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { fieldSql } from '../../entities/sql/field-sql.ts';
import { wireDate } from '../../entities/sql/stored-value.ts';
import { isJsonList, parseJson, textOf } from '../../base/json.ts';
import { randomId } from '../../base/random-id.ts';
import type { Shop } from '../../entities/shop.ts';
import { channelLanguages } from '../../context/channel-languages.ts';
import { seoSlug } from './seo-slug.ts';

interface SeoUrl {
  readonly foreignKey: string;
  readonly routeName: string;
  readonly pathInfo: string;
  readonly path: string;
}
interface Place {
  readonly salesChannelId: string;
  readonly languageId: string;
}

/** `Name/NUMBER`. */
export function writeProductSeoUrls(shop: Shop, ids: readonly string[]): void {
  const product = definitionOf(shop, 'product');
  writeEverywhere(shop, (languageIds) => {
    const rows = shop.database
      .prepare(
        `SELECT p.id, ${fieldSql(product, 'p', 'name', languageIds)} AS name, p.product_number AS number FROM product p
         WHERE p.id IN (SELECT value FROM json_each(?))`,
      )
      .all(JSON.stringify(ids));
    return productSchema.parse(rows).map((row) => ({
      foreignKey: row.id,
      routeName: 'frontend.detail.page',
      pathInfo: `/detail/${row.id}`,
      path: `${seoSlug(row.name ?? '')}/${seoSlug(row.number ?? '')}`,
    }));
  });
}

/** The breadcrumb below the root, `Noten/Klaviernoten/`; roots, folders and links have none. */
export function writeCategorySeoUrls(shop: Shop): void {
  const category = definitionOf(shop, 'category');
  writeEverywhere(shop, (languageIds) => {
    const rows = shop.database
      .prepare(
        `SELECT c.id, ${fieldSql(category, 'c', 'breadcrumb', languageIds)} AS breadcrumb FROM category c
         WHERE c.parent_id IS NOT NULL AND c.type NOT IN ('folder', 'link') ORDER BY c.level, c.id`,
      )
      .all();
    return categorySchema.parse(rows).map((row) => {
      const names = parseJson(row.breadcrumb ?? '[]');
      const parts = isJsonList(names) ? names.slice(1).map((name) => seoSlug(textOf(name))) : [];
      return {
        foreignKey: row.id,
        routeName: 'frontend.navigation.page',
        pathInfo: `/navigation/${row.id}`,
        path: `${parts.join('/')}/`,
      };
    });
  });
}

/** The page's own `url`. */
export function writeLandingPageSeoUrls(shop: Shop, ids: readonly string[]): void {
  const landingPage = definitionOf(shop, 'landing_page');
  writeEverywhere(shop, (languageIds) => {
    const rows = shop.database
      .prepare(
        `SELECT l.id, ${fieldSql(landingPage, 'l', 'url', languageIds)} AS url FROM landing_page l
         WHERE l.id IN (SELECT value FROM json_each(?))`,
      )
      .all(JSON.stringify(ids));
    return landingPageSchema.parse(rows).flatMap((row) =>
      row.url === null
        ? []
        : [
            {
              foreignKey: row.id,
              routeName: 'frontend.landing.page',
              pathInfo: `/landingPage/${row.id}`,
              path: row.url,
            },
          ],
    );
  });
}

const productSchema = z.array(
  z.object({ id: z.string(), name: z.nullable(z.string()), number: z.nullable(z.string()) }),
);

function storefronts(shop: Shop): readonly string[] {
  return shop.database
    .prepare('SELECT id FROM sales_channel WHERE type_id = ? ORDER BY id')
    .all(storefrontType)
    .map((row) => String(row['id']));
}

const categorySchema = z.array(z.object({ id: z.string(), breadcrumb: z.nullable(z.string()) }));

/** Makes the path canonical; a former one stays, no longer canonical. A path in use by another entity gets a number. */
function writeSeoUrl(shop: Shop, place: Place, url: SeoUrl): void {
  const { database } = shop;
  const taken = prepared(
    database,
    `SELECT 1 FROM seo_url WHERE seo_path_info = ? AND language_id = ? AND sales_channel_id = ? AND is_canonical = 1
     AND foreign_key <> ?`,
  );
  let path = url.path;
  for (
    let number = 2;
    taken.get(path, place.languageId, place.salesChannelId, url.foreignKey) !== undefined;
    number += 1
  ) {
    path = url.path.endsWith('/') ? `${url.path.slice(0, -1)}-${number}/` : `${url.path}-${number}`;
  }
  const current = prepared(
    database,
    `SELECT seo_path_info FROM seo_url WHERE foreign_key = ? AND language_id = ? AND sales_channel_id = ? AND is_canonical = 1`,
  ).get(url.foreignKey, place.languageId, place.salesChannelId);
  if (current?.['seo_path_info'] === path) return;
  prepared(
    database,
    'UPDATE seo_url SET is_canonical = 0 WHERE foreign_key = ? AND language_id = ? AND sales_channel_id = ?',
  ).run(url.foreignKey, place.languageId, place.salesChannelId);
  prepared(
    database,
    `INSERT INTO seo_url (id, created_at, sales_channel_id, language_id, route_name, foreign_key, path_info,
         seo_path_info, is_canonical, is_modified, is_deleted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, 0, 0)`,
  ).run(
    randomId(shop.random),
    wireDate(shop.clock()),
    place.salesChannelId,
    place.languageId,
    url.routeName,
    url.foreignKey,
    url.pathInfo,
    path,
  );
}

const landingPageSchema = z.array(z.object({ id: z.string(), url: z.nullable(z.string()) }));

function writeEverywhere(shop: Shop, urlsIn: (languageIds: readonly [string, ...string[]]) => readonly SeoUrl[]): void {
  const channels = storefronts(shop);
  if (channels.length === 0) return;
  for (const languageIds of channelLanguages(shop)) {
    for (const url of urlsIn(languageIds)) {
      for (const salesChannelId of channels) writeSeoUrl(shop, { salesChannelId, languageId: languageIds[0] }, url);
    }
  }
}
