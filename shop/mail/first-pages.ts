import type { Shop } from '../entities/shop.ts';
import { findAsNamed } from '../base/stored-uploads.ts';
import type { OrderDocument } from '../papers/order-document.ts';
import { firstPageOf } from '../papers/print-jobs/first-page.ts';
import { groupByPrintJob, type OrderedPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { drawShownPage } from '../post/illustrate.ts';
import type { ShownPage } from '../post/mail.ts';

/** A page that can be drawn, and how large its picture is in CSS pixels. */
export interface SizedPage extends ShownPage {
  readonly width: number;
  readonly height: number;
}

/** More of them make a mail heavy; jobs after these go without. */
const mostPages = 6;

/**
 * The first pages of an order's print jobs, by the ids of the jobs. Each is drawn to see whether it can be, and how large it
 * is; the picture is drawn again when the mail is handed to somebody, and kept nowhere.
 *
 * @param mayDraw asked before each page
 */
export async function firstPages(
  shop: Shop,
  { lines }: OrderDocument,
  mayDraw: () => boolean,
): Promise<ReadonlyMap<string, SizedPage>> {
  const pages = new Map<string, SizedPage>();
  for (const job of groupByPrintJob(lines).jobs) {
    if (pages.size === mostPages) break;
    const page = await sizedPage(shop, job, mayDraw);
    if (page !== undefined) pages.set(job.id, { ...page, id: `page-${pages.size + 1}@shop` });
  }
  return pages;
}

async function sizedPage(
  shop: Shop,
  job: OrderedPrintJob,
  mayDraw: () => boolean,
): Promise<Omit<SizedPage, 'id'> | undefined> {
  const first = firstPageOf(job);
  const stored = first === undefined || shop.uploads === null ? null : findAsNamed(shop.uploads, first.file);
  if (first === undefined || stored === null) return undefined;
  const page = { ...first, file: first.file.path, generation: stored.generation };
  const drawn = await drawShownPage(shop, page, mayDraw);
  return drawn === null ? undefined : { ...page, width: drawn.width, height: drawn.height };
}
