import type { JobCartLine } from '#features/cart/job-lines.ts';
import type { PrintUnit } from '#print/prices/print-units.ts';
import { memberPayload } from '#print/payload/write-print-job.ts';

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

/**
 * The lines a job needs in the cart, one per product (configurator rule 8.6).
 * @throws {UnitNotSoldError} when a product is not known
 */
export async function planJobLines({ jobId, units, productIds, lead }: PlannedJob): Promise<readonly JobCartLine[]> {
  const lineIds = await Promise.all(units.map(({ sku }) => lineIdOf(jobId, sku)));
  return units.map(({ sku, quantity, role }, index) => {
    const productId = productIds.get(sku);
    if (productId === undefined) throw new UnitNotSoldError(sku);
    const payload = index === 0 ? lead(lineIds) : memberPayload(jobId, role);
    return { id: lineIds[index] ?? '', productId, productNumber: sku, quantity, payload };
  });
}

/**
 * The id of the cart line a job uses for a product: md5 of job and product number, 32 hex digits (configurator rule 8.6).
 * The same job always writes the same lines, in every browser.
 */
async function lineIdOf(jobId: string, sku: string): Promise<string> {
  const { md5 } = await import('hash-wasm');
  return md5(jobId + sku);
}
