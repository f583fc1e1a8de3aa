import type { PrintUnit } from '#print/prices/print-units.ts';
import type { LineChange, NewLine } from '#store-api/checkout/cart.ts';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { memberPayload } from '#print/payload/write-print-job.ts';

/** What has to happen in the cart so that it holds a job exactly as it is now. */
export interface LinePlan {
  add: readonly NewLine[];
  change: readonly LineChange[];
  remove: readonly string[];
  /** Ids of all lines of the job afterwards. */
  lineIds: readonly string[];
}

interface PlannedJob {
  jobId: string;
  units: readonly PrintUnit[];
  productIds: ReadonlyMap<string, string>;
  /** Payload of the first line, made from the ids of all lines. */
  lead: (lineIds: readonly string[]) => Readonly<Record<string, unknown>>;
}

/** The shop does not sell what a job needs. */
export class UnitNotSoldError extends Error {
  override readonly name = 'UnitNotSoldError';
}

/** The lines of a job in a cart. */
export const linesOfJob = (lines: readonly LineItem[], jobId: string): readonly LineItem[] =>
  lines.filter(({ payload }) => readPrintJob(payload)?.id === jobId);

/**
 * Compares the lines a job needs, one per product, with those it has in the cart (configurator rule 8.6).
 * @throws {UnitNotSoldError} when a product is not known
 */
export async function planJobLines(job: PlannedJob, cart: readonly LineItem[]): Promise<LinePlan> {
  const { jobId, units, productIds, lead } = job;
  const lineIds = await Promise.all(units.map(({ sku }) => lineIdOf(jobId, sku)));
  const wanted = units.map(({ sku, quantity, role }, index) => {
    const productId = productIds.get(sku);
    if (productId === undefined) throw new UnitNotSoldError(sku);
    const payload = index === 0 ? lead(lineIds) : memberPayload(jobId, role);
    return { id: lineIds[index] ?? '', productId, quantity, payload };
  });
  const present = linesOfJob(cart, jobId).map(({ id }) => id);
  return {
    add: wanted.filter(({ id }) => !present.includes(id)),
    change: wanted
      .filter(({ id }) => present.includes(id))
      .map(({ id, quantity, payload }) => ({ id, quantity, payload })),
    remove: present.filter((id) => !lineIds.includes(id)),
    lineIds,
  };
}

/**
 * The id of the cart line a job uses for a product: md5 of job and product number, 32 hex digits (configurator rule 8.6).
 * The same job always writes the same lines, in every browser.
 */
async function lineIdOf(jobId: string, sku: string): Promise<string> {
  const { md5 } = await import('hash-wasm');
  return md5(jobId + sku);
}
