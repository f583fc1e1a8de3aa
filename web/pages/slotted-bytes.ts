import { brotliDecompressSync, constants, crc32, createBrotliCompress, createGzip, gunzipSync } from 'node:zlib';
import type { Encoding } from '../answers/compress.ts';

/** Places of a page that are filled anew for every request. */
const slotLengths = { nonce: 24, theme: 24 } as const;

export type SlotName = keyof typeof slotLengths;

/** What a page is sent with; shorter texts are filled up with spaces. */
export type SlotValues = Readonly<Record<SlotName, string>>;

/** Bytes with slots between them; for gzip the slots of the packed form. */
export type SlottedBytes = readonly (Buffer | SlotName)[];

/**
 * What stands for a slot while a page is packed. In UTF-8 no text holds more than three bytes from 0x80 to 0xBF in a row,
 * so nothing in a page can be taken for a slot; all differ and none are neighbours, so packers store them as they are.
 */
const placeholders: ReadonlyMap<SlotName, Buffer> = new Map([
  ['nonce', everyFifth(0x80, slotLengths.nonce)],
  ['theme', everyFifth(0x82, slotLengths.theme)],
]);

/** A text as bytes, with slots for its marks: letters and digits that the text cannot hold by chance or malice. */
export function slottedBytes(text: string, marks: Readonly<Record<SlotName, string>>): SlottedBytes {
  const pieces = text.split(new RegExp(`(${marks.nonce}|${marks.theme})`));
  return pieces
    .filter((piece) => piece !== '')
    .map((piece) => (piece === marks.nonce ? 'nonce' : piece === marks.theme ? 'theme' : alone(Buffer.from(piece))));
}

function everyFifth(first: number, length: number): Buffer {
  return Buffer.from(Array.from({ length }, (_, index) => first + 5 * index));
}

/** A text as bytes, without slots. */
export function plainBytes(text: string): SlottedBytes {
  return [alone(Buffer.from(text))];
}

/** A copy in memory of its own: small buffers are cut from larger ones, and each would keep all of that. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export function lengthOf(bytes: SlottedBytes): number {
  return bytes.reduce((sum, part) => sum + (typeof part === 'string' ? slotLengths[part] : part.length), 0);
}

/** The bytes as they are sent. */
export function fillSlots(bytes: SlottedBytes, values: SlotValues): Buffer {
  return Buffer.concat(bytes.map((part) => (typeof part === 'string' ? filling(part, values) : part)));
}

function filling(slot: SlotName, values: SlotValues): Buffer {
  const length = slotLengths[slot];
  if (values[slot].length > length) throw new RangeError(`"${values[slot]}" is too long for the place of the ${slot}`);
  return Buffer.from(values[slot].padEnd(length));
}

/** A packed page: unpacked, it is the page with the values it is asked for. */
export type PackedPage = (values: SlotValues) => Buffer;

/**
 * Packs a page once for all requests: the slots stay outside the packed runs, where other bytes can take their place.
 * Undefined when a packer did something else; then the page has to be packed for each request.
 */
export async function packSlotted(bytes: SlottedBytes, encoding: Encoding): Promise<PackedPage | undefined> {
  const packed = cutAtPlaceholders(await packBetween(bytes, encoding));
  const fill: PackedPage =
    encoding === 'br'
      ? (values) => fillSlots(packed, values)
      : (values) => withChecksum(fillSlots(packed, values), bytes, values);
  return unpacksTo(fill, bytes, encoding) ? fill : undefined;
}

/** With a flush before and after each slot, so that it becomes a run of its own. */
function packBetween(bytes: SlottedBytes, encoding: Encoding): Promise<Buffer> {
  const packer =
    encoding === 'gzip'
      ? createGzip({ level: 6 })
      : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return new Promise((resolve, reject) => {
    const packed: Buffer[] = [];
    packer.on('data', (chunk: Buffer) => packed.push(chunk));
    packer.once('error', reject);
    packer.once('end', () => resolve(alone(Buffer.concat(packed))));
    for (const part of bytes) {
      packer.write(typeof part === 'string' ? placeholders.get(part) : part);
      packer.flush();
    }
    packer.end();
  });
}

function cutAtPlaceholders(packed: Buffer): SlottedBytes {
  let parts: SlottedBytes = [packed];
  for (const [slot, placeholder] of placeholders)
    parts = parts.flatMap((part) => (typeof part === 'string' ? [part] : cutAt(part, slot, placeholder)));
  return parts;
}

function cutAt(bytes: Buffer, slot: SlotName, placeholder: Buffer): SlottedBytes {
  const parts: (Buffer | SlotName)[] = [];
  let start = 0;
  for (let at = bytes.indexOf(placeholder); at >= 0; at = bytes.indexOf(placeholder, start)) {
    parts.push(bytes.subarray(start, at), slot);
    start = at + placeholder.length;
  }
  return [...parts, bytes.subarray(start)];
}

/** A gzip file ends with the checksum of what it holds (RFC 1952 §2.3.1) and its length, which is always the same here. */
function withChecksum(packed: Buffer, bytes: SlottedBytes, values: SlotValues): Buffer {
  let checksum = 0;
  for (const part of bytes) checksum = crc32(typeof part === 'string' ? filling(part, values) : part, checksum);
  packed.writeUInt32LE(checksum, packed.length - 8);
  return packed;
}

/** Tried out once, when a page is packed: a page that browsers cannot unpack would be no page. */
function unpacksTo(fill: PackedPage, bytes: SlottedBytes, encoding: Encoding): boolean {
  const values = { nonce: 'x'.repeat(slotLengths.nonce), theme: '' };
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  try {
    return unpack(fill(values)).equals(fillSlots(bytes, values));
  } catch {
    return false;
  }
}
