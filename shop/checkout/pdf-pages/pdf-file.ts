import { constants, inflateSync } from 'node:zlib';
import {
  asCount,
  asDictionary,
  asName,
  EndOfBytes,
  isWord,
  PdfUnreadable,
  readValue,
  type PdfCursor,
  type PdfDictionary,
  type PdfValue,
} from './pdf-values.ts';

/** The bytes of a file, some at a time. */
export interface ByteSource {
  readonly size: number;
  /** Fewer bytes than asked for at the end of the file. */
  read(at: number, length: number): Uint8Array;
}

/** An object as it stands in the file: its value, and where the bytes of its stream begin. */
export interface PlacedObject {
  readonly value: PdfValue;
  readonly streamAt: number | undefined;
}

/** How much of the file is looked at for one value, more and more. */
const windows = [4096, 65_536, 1_048_576, 8_388_608] as const;
/** Of one stream, packed or unpacked: a table of a million objects fits. */
const maxStreamBytes = 32 * 1024 * 1024;

/**
 * Runs `read` on the bytes from a place on, on more of them as long as it needs more.
 *
 * @throws {PdfUnreadable} when 8 MiB or the rest of the file are not enough
 */
export function readAt<Result>(source: ByteSource, at: number, read: (cursor: PdfCursor) => Result): Result {
  if (at < 0 || at >= source.size) throw new PdfUnreadable('A place lies outside of the file.');
  for (const length of windows) {
    const bytes = source.read(at, length);
    const isRest = at + bytes.length >= source.size;
    try {
      // The end of the file ends a word like white space does.
      return read({ bytes: isRest ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes, at: 0 });
    } catch (error) {
      if (!(error instanceof EndOfBytes)) throw error;
      if (isRest) break;
    }
  }
  throw new PdfUnreadable('A value does not end.');
}

/** Reads `12 0 obj …`. @throws {PdfUnreadable} unless it is the object that is expected, if one is */
export function readObjectAt(source: ByteSource, at: number, expected?: number): PlacedObject {
  return readAt(source, at, (cursor) => {
    const [number, generation, word] = [readValue(cursor), readValue(cursor), readValue(cursor)];
    if (asCount(number) === undefined || asCount(generation) === undefined || !isWord(word, 'obj')) {
      throw new PdfUnreadable('There is no object where one belongs.');
    }
    if (expected !== undefined && number !== expected) throw new PdfUnreadable('Another object lies there.');
    const value = readValue(cursor);
    return { value, streamAt: asDictionary(value) && streamStart(cursor, at) };
  });
}

/**
 * The unpacked bytes of a stream.
 *
 * @param length in the file; the caller may have to look it up
 * @throws {PdfUnreadable} for other filters than deflate, damaged or oversized data
 */
export function unpackStream(source: ByteSource, at: number, dictionary: PdfDictionary, length: number): Uint8Array {
  if (length > maxStreamBytes) throw new PdfUnreadable('A stream is too long.');
  const packed = source.read(at, length);
  const filter = onlyOne(dictionary.get('Filter'));
  if (filter === null) return packed;
  if (asName(filter) !== 'FlateDecode') throw new PdfUnreadable('A stream is packed in another way.');
  const parameters = asDictionary(onlyOne(dictionary.get('DecodeParms')));
  return withoutPredictor(inflate(packed), parameters);
}

function streamStart(cursor: PdfCursor, at: number): number | undefined {
  if (!isWord(readValue(cursor), 'stream')) return undefined;
  const next = cursor.bytes[cursor.at];
  if (next === undefined) throw new EndOfBytes();
  return at + cursor.at + (next === 13 ? 2 : 1);
}

function onlyOne(value: PdfValue | undefined): PdfValue {
  if (!Array.isArray(value)) return value ?? null;
  if (value.length > 1) throw new PdfUnreadable('A stream is packed several times.');
  return value[0] ?? null;
}

function inflate(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: maxStreamBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (cause) {
    throw new PdfUnreadable('A stream cannot be unpacked.', { cause });
  }
}

/** Undoes the predictors of PNG, which tables of objects are written with (ISO 32000-1, 7.4.4.4). */
function withoutPredictor(bytes: Uint8Array, parameters: PdfDictionary | undefined): Uint8Array {
  const parameter = (name: string, otherwise: number): number => asCount(parameters?.get(name)) ?? otherwise;
  const predictor = parameter('Predictor', 1);
  if (predictor === 1) return bytes;
  const columns = parameter('Columns', 1);
  const isPlain = parameter('Colors', 1) === 1 && parameter('BitsPerComponent', 8) === 8;
  if (predictor < 10 || !isPlain || columns < 1) throw new PdfUnreadable('A stream has an unknown predictor.');
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (columns + 1);
    undoRow(plain, { row, columns, kind: bytes[from] ?? 0 }, bytes.subarray(from + 1, from + 1 + columns));
  }
  return plain;
}

interface Row {
  readonly row: number;
  readonly columns: number;
  readonly kind: number;
}

function undoRow(plain: Uint8Array, { row, columns, kind }: Row, coded: Uint8Array): void {
  const start = row * columns;
  const at = (index: number): number => (index < 0 ? 0 : (plain[index] ?? 0));
  for (let column = 0; column < columns; column += 1) {
    const left = column === 0 ? 0 : at(start + column - 1);
    const up = at(start + column - columns);
    const upLeft = column === 0 ? 0 : at(start + column - columns - 1);
    plain[start + column] = (coded[column] ?? 0) + predicted(kind, left, up, upLeft);
  }
}

function predicted(kind: number, left: number, up: number, upLeft: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return Math.floor((left + up) / 2);
    case 4:
      return paeth(left, up, upLeft);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, upLeft: number): number {
  const guess = left + up - upLeft;
  const [toLeft, toUp, toUpLeft] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - upLeft)];
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
