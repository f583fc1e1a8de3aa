import { startingPrices } from './starting-prices.ts';

/** Product numbers the configurator can ask for. */
export const printProductNumbers = (): readonly string[] => startingPrices().map(({ sku }) => sku);

/** Those of them that a shop does not sell. */
export function missingPrintProducts(sold: Iterable<string>): readonly string[] {
  const numbers = new Set(sold);
  return printProductNumbers().filter((sku) => !numbers.has(sku));
}
