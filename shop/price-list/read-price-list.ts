import { mostSteps, optionalColumns, priceListColumns, stepColumns } from './price-list-columns.ts';
import { PriceCells } from './price-cells.ts';
import { PriceListRefused, type PriceListFault } from './price-list-refused.ts';
import type { PriceStep, PrintPrice } from './print-price.ts';
import { readCsv, type CsvRow } from './read-csv.ts';

/** How many pieces of a unit a cart may hold when the list does not say: forty copies of a thick score and more. */
const usualMaxPurchase = 50_000;

/**
 * Reads the owner's price list: one row for each product a print job is charged by.
 *
 * @param file its name, for messages
 * @throws {PriceListRefused} that names line and column of everything that cannot be used
 */
export function readPriceList(bytes: Uint8Array, file: string): readonly PrintPrice[] {
  const { rows, openQuote } = readCsv(decode(bytes, file));
  if (openQuote !== undefined)
    refuse(file, [{ line: openQuote, reason: 'a quotation mark is opened and never closed' }]);
  const [head, ...rest] = rows;
  if (head === undefined) refuse(file, [{ line: 1, reason: 'the file is empty' }]);
  const headFaults = faultsOfHead(head);
  if (headFaults.length > 0) refuse(file, headFaults);
  if (rest.length === 0) refuse(file, [{ line: head.line, reason: 'there is no product below the headings' }]);
  const faults: PriceListFault[] = [];
  const prices = rest.flatMap((row) => readRow(row, head.cells, faults));
  faults.push(...repeatedSkus(rest, head.cells));
  if (faults.length > 0)
    refuse(
      file,
      faults.toSorted((one, other) => one.line - other.line),
    );
  return prices;
}

function refuse(file: string, faults: readonly PriceListFault[]): never {
  throw new PriceListRefused(file, faults);
}

/** What spreadsheets save as their own files are ZIP archives. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

function decode(bytes: Uint8Array, file: string): string {
  if (isArchive(bytes))
    refuse(file, [{ line: 1, reason: 'this is a file of your spreadsheet’s own kind; save it as “CSV UTF-8”' }]);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse(file, [{ line: 1, reason: 'the file is not UTF-8; save it in your spreadsheet as “CSV UTF-8”' }]);
  }
}

function faultsOfHead({ line, cells }: CsvRow): PriceListFault[] {
  const steps = Array.from({ length: mostSteps - 1 }, (_, index) => stepColumns(index + 2));
  const known: readonly string[] = [...priceListColumns, ...steps.flat()];
  const missing = [
    ...priceListColumns.filter((column) => !optionalColumns.includes(column) && !cells.includes(column)),
    ...steps.flatMap(([from, price]) =>
      cells.includes(from) === cells.includes(price) ? [] : [cells.includes(from) ? price : from],
    ),
  ];
  return [
    ...missing.map((column) => ({ line, column, reason: 'this heading is missing in the first row' })),
    ...cells.flatMap((column, index) => {
      if (column === '') return [];
      if (!known.includes(column))
        return [{ line, column, reason: `unknown heading; known are ${known.slice(0, 12).join(', ')} …` }];
      return cells.indexOf(column) === index ? [] : [{ line, column, reason: 'this heading stands there twice' }];
    }),
  ];
}

function readRow(row: CsvRow, head: readonly string[], faults: PriceListFault[]): readonly PrintPrice[] {
  const cells = new PriceCells(row.line, new Map(head.map((column, index) => [column, row.cells[index] ?? ''])));
  const read = readPrice(cells);
  if (row.cells.slice(head.length).some((cell) => cell !== ''))
    cells.faults.push({
      line: row.line,
      reason: 'more cells than headings; put names with separators in quotation marks',
    });
  faults.push(...cells.faults);
  return cells.faults.length > 0 ? [] : [read];
}

function readPrice(cells: PriceCells): PrintPrice {
  const sku = cells.text('sku');
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(sku))
    cells.fault('sku', `“${sku}” is not a product number of letters, digits, dots and hyphens`);
  return {
    sku,
    name: namesOf(cells),
    taxPercent: taxOf(cells),
    weightG: cells.measure('weight_g', 'grams'),
    sizeMm: sizeOf(cells),
    maxPurchase:
      cells.text('max_purchase') === '' ? usualMaxPurchase : (cells.count('max_purchase') ?? usualMaxPurchase),
    tiers: stepsOf(cells),
  };
}

function namesOf(cells: PriceCells): PrintPrice['name'] {
  const german = cells.text('name_de');
  if (german === '') cells.fault('name_de', 'the name is missing; it stands in carts, orders and on invoices');
  for (const column of ['name_de', 'name_en', 'name_pl'])
    if (cells.text(column).length > 255)
      cells.fault(column, 'longer than 255 characters, which a Shopware does not take');
  return { 'de-DE': german, 'en-GB': cells.text('name_en'), 'pl-PL': cells.text('name_pl') };
}

function taxOf(cells: PriceCells): number {
  const tax = cells.measure('tax', 'percent');
  if (cells.text('tax') === '') cells.fault('tax', 'the VAT in percent is missing');
  if (tax !== undefined && tax > 100) cells.fault('tax', 'more than 100 percent');
  return tax ?? 0;
}

function sizeOf(cells: PriceCells): PrintPrice['sizeMm'] {
  const width = cells.measure('width_mm', 'millimetres');
  const length = cells.measure('length_mm', 'millimetres');
  if (width !== undefined && length !== undefined) return [width, length];
  if (cells.text('width_mm') !== '' && cells.text('length_mm') === '')
    cells.fault('length_mm', 'a width without its length');
  if (cells.text('length_mm') !== '' && cells.text('width_mm') === '')
    cells.fault('width_mm', 'a length without its width');
  return undefined;
}

/** The steps of a row; they end at the first one that is empty. */
function stepsOf(cells: PriceCells): readonly PriceStep[] {
  const steps: PriceStep[] = [{ from: 1, cents: cells.cents('price') ?? 1 }];
  const faultless = cells.faults.length === 0;
  let ended: string | undefined;
  for (let step = 2; step <= mostSteps; step += 1) {
    const [from, price] = stepColumns(step);
    if (cells.text(from) === '' && cells.text(price) === '') {
      ended ??= from;
      continue;
    }
    if (ended !== undefined) cells.fault(from, `a step after an empty one; ${ended} comes first`);
    const next = readStep(cells, from, price);
    if (next === undefined) return steps;
    if (faultless) checkOrder(cells, [from, price], [steps.at(-1), next]);
    steps.push(next);
  }
  return steps;
}

function readStep(cells: PriceCells, from: string, price: string): PriceStep | undefined {
  const quantity = cells.count(from);
  const cents = cells.cents(price);
  return quantity === undefined || cents === undefined ? undefined : { from: quantity, cents };
}

type Neighbours = readonly [previous: PriceStep | undefined, next: PriceStep];

function checkOrder(cells: PriceCells, [from, price]: readonly [string, string], [previous, next]: Neighbours): void {
  if (previous === undefined) return;
  if (next.from <= previous.from)
    cells.fault(from, `${next.from} is not more than the quantity before, ${previous.from}`);
  if (next.cents > previous.cents) cells.fault(price, 'a larger quantity costs more apiece than a smaller one');
}

function repeatedSkus(rows: readonly CsvRow[], head: readonly string[]): PriceListFault[] {
  const column = head.indexOf('sku');
  const first = new Map<string, number>();
  return rows.flatMap(({ line, cells }) => {
    const sku = cells[column] ?? '';
    const earlier = first.get(sku);
    if (earlier === undefined) first.set(sku, line);
    return earlier === undefined || sku === ''
      ? []
      : [{ line, column: 'sku', reason: `${sku} stands in line ${earlier} already` }];
  });
}
