import type { JsonObject } from '../../base/json.ts';
import type { DemoProduct } from './demo-product.ts';
import { downloadPayload, downloadScores } from './downloads.ts';
import { editionPayloads } from './edition-payload.ts';
import { editions } from './editions.ts';
import { folders } from './folders.ts';
import { manuscriptPaper } from './manuscript-paper.ts';
import { demoProductPayload } from './product-payload.ts';
import { samples } from './samples.ts';
import { stands } from './stands.ts';
import { writingTools } from './writing-tools.ts';

/** Goods from stock: paper, folders, stands, writing tools, samples. */
export const stockProducts: readonly DemoProduct[] = [
  ...manuscriptPaper,
  ...folders,
  ...stands,
  ...writingTools,
  ...samples,
];

/** Everything in the catalogue, variants after their parents. */
export function productPayloads(): JsonObject[] {
  const payloads = [
    ...editions.flatMap(editionPayloads),
    ...downloadScores.map(downloadPayload),
    ...stockProducts.map(demoProductPayload),
  ];
  // Variants appear with their parents.
  return payloads.map((payload, index) =>
    'parentId' in payload ? payload : Object.assign(payload, { releaseDate: release(index) }),
  );
}

/** Dates of appearance, spread over a year and a half: nothing in the demo stays new. */
const release = (index: number): string => new Date(Date.UTC(2024, 1, 5 + ((index * 7) % 60) * 9)).toISOString();
