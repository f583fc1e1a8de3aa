import { isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import { cartTooLarge, payloadTooLarge, tooManyCodes, tooManyLineItems } from '../errors/line-item-error.ts';
import type { StoredCart, StoredLine } from './stored-cart.ts';

/** The most a cart may hold; sizes in bytes of JSON. */
const limits = {
  lines: 500,
  /** Of promotions: each is looked up with every look at the cart. */
  codes: 20,
  cartBytes: 512 * 1024,
  /** What a client attaches to a line, files and rows of a print job aside. */
  payloadBytes: 16 * 1024,
  /** All of it. A print job names its pages one by one: a thousand, each with choices of its own, take 160 kB. */
  printJobBytes: 192 * 1024,
} as const;

/**
 * Bounds what a call makes of a cart. One that is beyond the bounds already may shrink, but not grow.
 *
 * @throws {ShopError} 400
 */
export function requireCartFits(before: StoredCart, after: StoredCart): void {
  const { lines, codes, cartBytes } = limits;
  if (after.lines.length > lines && after.lines.length > before.lines.length) throw tooManyLineItems(lines);
  const known = new Map(before.lines.map((line) => [line.id, line]));
  for (const line of after.lines) {
    const earlier = known.get(line.id);
    if (earlier !== line) requirePayloadFits(line, earlier);
  }
  const bytes = bytesOf(after);
  if (bytes > cartBytes && bytes > bytesOf(before)) throw cartTooLarge(cartBytes);
  if (after.codes.length > codes && after.codes.length > before.codes.length) throw tooManyCodes(codes);
}

/**
 * Bounds what one call may name: no cart has more.
 *
 * @throws {ShopError} 400
 */
export function requireCallFits(count: number): void {
  if (count > limits.lines) throw tooManyLineItems(limits.lines);
}

/** As many of the lines, in their order, as there is room for beside what the cart holds. */
export function linesThatFit(cart: StoredCart, lines: readonly StoredLine[]): readonly StoredLine[] {
  let [count, bytes] = [cart.lines.length, bytesOf(cart)];
  return lines.filter((line) => {
    // The comma between two lines.
    const added = bytesOf(line) + 1;
    if (count + 1 > limits.lines || bytes + added > limits.cartBytes) return false;
    count += 1;
    bytes += added;
    return true;
  });
}

function requirePayloadFits(line: StoredLine, earlier: StoredLine | undefined): void {
  const bytes = bytesOf(line.payload);
  if (bytes <= limits.payloadBytes || (earlier !== undefined && bytes <= bytesOf(earlier.payload))) return;
  if (bytes > limits.printJobBytes || bytesOf(besidePages(line.payload)) > limits.payloadBytes)
    throw payloadTooLarge(line.id, limits.payloadBytes);
}

/** A payload without what grows with the pages and files of a print job. */
function besidePages(payload: JsonObject): JsonObject {
  const { printJob } = payload;
  if (!isJsonObject(printJob)) return payload;
  const { rows: _rows, files: _files, ...rest } = printJob;
  return { ...payload, printJob: rest };
}

function bytesOf(value: StoredCart | StoredLine | JsonValue): number {
  return Buffer.byteLength(JSON.stringify(value));
}
