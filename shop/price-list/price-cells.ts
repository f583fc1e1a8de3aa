import type { PriceListFault } from './price-list-refused.ts';

/** The cells of one row by their headings; what cannot be read is noted as a fault. */
export class PriceCells {
  readonly faults: PriceListFault[] = [];
  readonly line: number;
  readonly #cells: ReadonlyMap<string, string>;

  constructor(line: number, cells: ReadonlyMap<string, string>) {
    this.line = line;
    this.#cells = cells;
  }

  /** The text of a cell; empty when the column is missing. */
  text(column: string): string {
    return this.#cells.get(column) ?? '';
  }

  /** Notes what is wrong in a column. */
  fault(column: string, reason: string): void {
    this.faults.push({ line: this.line, column, reason });
  }

  /** A whole number from 1 on. */
  count(column: string): number | undefined {
    const text = this.text(column);
    if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
    this.fault(column, `“${text}” is not a whole number from 1 on; write 1000, without dots or blanks`);
    return undefined;
  }

  /** A number of zero or more with a decimal comma or point; undefined for an empty cell. */
  measure(column: string, unit: string): number | undefined {
    const text = this.text(column);
    if (text === '') return undefined;
    if (/^\d{1,6}(?:[.,]\d{1,4})?$/.test(text)) return Number(text.replace(',', '.'));
    this.fault(column, `“${text}” is not a number in ${unit}; write 5,61 or 5.61, without the unit`);
    return undefined;
  }

  /** A price in whole cents. */
  cents(column: string): number | undefined {
    const text = this.text(column);
    const read = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text);
    const cents = read === null ? 0 : Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'));
    if (cents > 0) return cents;
    this.fault(column, `“${text}” is not a price; write euros with at most two decimals, 0,07 or 0.07, without €`);
    return undefined;
  }
}
