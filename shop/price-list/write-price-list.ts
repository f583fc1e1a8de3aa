import { priceListColumns, stepColumns } from './price-list-columns.ts';
import type { PrintPrice } from './print-price.ts';

/**
 * The text of a price list as German spreadsheets open it by a double click: UTF-8 with a byte order mark, semicolons,
 * decimal commas. `readPriceList` reads it back to the same prices.
 */
export function writePriceList(prices: readonly PrintPrice[]): string {
  const steps = Math.max(1, ...prices.map(({ tiers }) => tiers.length));
  const more = Array.from({ length: steps - 1 }, (_, index) => stepColumns(index + 2)).flat();
  const rows = [[...priceListColumns, ...more], ...prices.map((price) => cellsOf(price))];
  return `\uFEFF${rows.map((cells) => cells.map(quoted).join(';')).join('\n')}\n`;
}

function cellsOf({ sku, name, taxPercent, weightG, sizeMm, maxPurchase, tiers }: PrintPrice): readonly string[] {
  const [first, ...more] = tiers.map(({ from, cents }) => [String(from), decimal((cents / 100).toFixed(2))] as const);
  return [
    sku,
    name['de-DE'],
    name['en-GB'],
    name['pl-PL'],
    decimal(String(taxPercent)),
    weightG === undefined ? '' : decimal(String(weightG)),
    ...(sizeMm ?? ['', '']).map((millimetres) => decimal(String(millimetres))),
    String(maxPurchase),
    first?.[1] ?? '',
    ...more.flat(),
  ];
}

const decimal = (number: string): string => number.replace('.', ',');

const quoted = (cell: string): string => (/[;"\n\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
