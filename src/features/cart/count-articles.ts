import type { LineItem } from '#store-api/schemas/line-item.ts';
import { readPrintJob } from '#print/spec/print-job-payload.ts';

/** What a shopper would count: pieces of a product, each print job once, no promotions. */
export function countArticles(lineItems: readonly LineItem[]): number {
  const jobs = new Set<string>();
  let pieces = 0;
  for (const line of lineItems) {
    const job = readPrintJob(line.payload);
    if (job) jobs.add(job.id);
    else if (line.type === 'product') pieces += line.quantity;
  }
  return jobs.size + pieces;
}
