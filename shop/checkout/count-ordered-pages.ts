import { loadCart } from '../cart/cart-table.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import type { PagesOf } from '../papers/print-jobs/check-print-jobs.ts';
import { groupByPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { countStoredPages } from './pdf-pages/count-stored-pages.ts';
import type { Shop } from '../entities/shop.ts';

/** The pages of more files are left to the owner. */
const maxFiles = 200;

/**
 * Counts the pages of all files the cart names, before it is ordered: that takes its time, and an order must not.
 *
 * @returns null when the files lie where the shop cannot look; pages of a file that has changed since are not known
 */
export async function countOrderedPages(shop: Shop, context: SalesChannelContext): Promise<PagesOf | null> {
  const { uploads } = shop;
  if (uploads === null) return null;
  const { jobs } = groupByPrintJob(loadCart(shop, context.token)?.lines ?? []);
  const names = [...new Set(jobs.flatMap(({ files }) => files.flatMap(({ path }) => path ?? [])))].slice(0, maxFiles);
  const stored = names.flatMap((name) => {
    const upload = uploads.find(name);
    return upload === null ? [] : [{ name, ...upload }];
  });
  const counts = await countStoredPages(stored.map(({ path }) => path));
  const pages = new Map(stored.map(({ name, generation }, index) => [`${name} ${generation}`, counts[index] ?? null]));
  return (name) => pages.get(`${name} ${uploads.find(name)?.generation ?? ''}`) ?? null;
}
