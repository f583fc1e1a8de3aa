import { defaultSpec } from '#print/pages/default-spec.ts';
import { priceJob } from '#print/prices/price-job.ts';
import { tiersFromCalculatedPrices, type TiersBySku } from '#print/prices/price-tiers.ts';
import type { PrintPage, PrintRow } from '#print/spec/print-job.ts';
import type { Binding } from '#print/spec/print-spec.ts';
import { printedSideSkus } from '#print/prices/printed-side-skus.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What people typically order: A4, black, everything else as a fresh file gets it. */
const jobs = [
  { id: 'piano', kind: 'score', pages: 48, copies: 1 },
  { id: 'choir', kind: 'part', pages: 16, copies: 40 },
  { id: 'parts', kind: 'part', pages: 4, copies: 25 },
] as const;

export interface PriceExample {
  readonly id: (typeof jobs)[number]['id'];
  readonly pages: number;
  readonly copies: number;
  readonly binding: Binding;
  /** In currency units, without shipping. */
  readonly total: number;
  readonly perCopy: number;
}

/** What a shop can print, as far as the home page tells. */
export interface PrintOffer {
  /** False when the shop sells no printed side at all. */
  readonly printsFiles: boolean;
  readonly priceExamples: readonly PriceExample[];
}

/** Prices of typical jobs, worked out from the shop's own print units; a job with units the shop does not sell is missing. */
export async function loadPrintOffer(api: StoreApi): Promise<PrintOffer> {
  const rows = jobs.map((job) => ({ job, row: exampleRow(job) }));
  const units = rows.flatMap(({ row }) => printUnits({ rows: [row] }).map(({ sku }) => sku));
  const numbers = new Set([...units, ...printedSideSkus]);
  const products = await listProductsByNumber(api, [...numbers]);
  const tiers: TiersBySku = new Map(
    products.map((product) => [product.productNumber, tiersFromCalculatedPrices(product)]),
  );
  const priceExamples = rows.flatMap(({ job, row }) => {
    const { totalCents, missing } = priceJob(printUnits({ rows: [row] }), tiers);
    if (missing.length > 0) return [];
    const { binding } = resolveRow(row);
    const { id, pages, copies } = job;
    return [
      { id, pages, copies, binding, total: totalCents / 100, perCopy: Math.round(totalCents / job.copies) / 100 },
    ];
  });
  return { printsFiles: printedSideSkus.some((sku) => tiers.has(sku)), priceExamples };
}

function exampleRow({ kind, pages: count, copies }: (typeof jobs)[number]): PrintRow {
  const pages: readonly PrintPage[] = Array.from({ length: count }, (_, index) => ({
    from: 'file',
    file: 'example',
    page: index + 1,
    turn: 0,
    ink: 'black',
  }));
  const spec = { ...defaultSpec([{ widthMm: 210, heightMm: 297 }]), colour: 'black' } as const;
  return { id: 'example', name: '', kind, copies, pages, spec };
}
