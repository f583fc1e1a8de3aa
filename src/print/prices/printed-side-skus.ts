import { formatIds, paperFormat } from '../spec/paper-format.ts';

/** Product numbers of printed sides, in black and colour: a shop that sells none of them prints no files. */
export const printedSideSkus: readonly string[] = [...new Set(formatIds.map((id) => paperFormat(id).skuCode))].flatMap(
  (size) => [`PRINT-SW-${size}`, `PRINT-FA-${size}`],
);
