import { atom } from 'jotai';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { shownLinesAtom } from '../shown-lines-atoms.ts';

/** What a shopper would count: pieces of products, each print job once, no promotions. */
export const articleCountAtom = atom((get) => countArticles(get(shownLinesAtom)));

function countArticles(lineItems: readonly LineItem[]): number {
  const jobs = new Set<string>();
  let pieces = 0;
  for (const line of lineItems) {
    const job = readPrintJob(line.payload);
    if (job) jobs.add(job.id);
    else if (line.type === 'product') pieces += line.quantity;
  }
  return jobs.size + pieces;
}
