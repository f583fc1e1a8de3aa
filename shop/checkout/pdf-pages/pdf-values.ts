/** A reference to another object; generations do not matter here. */
export interface PdfReference {
  readonly reference: number;
}
export interface PdfName {
  readonly name: string;
}
/** A word outside of all syntax, such as `obj`, `stream` or `true`. */
export interface PdfWord {
  readonly word: string;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** What counting pages needs to know of a value; strings are passed over and become null. */
export type PdfValue = number | null | PdfName | PdfReference | PdfWord | PdfDictionary | readonly PdfValue[];

/** The file is damaged, encrypted, or made in a way that is not read here. */
export class PdfUnreadable extends Error {
  override readonly name = 'PdfUnreadable';
}

/** The bytes at hand end within a value: more of the file is needed. */
export class EndOfBytes extends Error {
  override readonly name = 'EndOfBytes';
}

/** A place in bytes of a PDF; reading moves it on. */
export interface PdfCursor {
  readonly bytes: Uint8Array;
  at: number;
}

/** Values within values: no PDF that is meant to be printed nests deeper. */
const maxDepth = 40;

const [slash, openAngle, closeAngle, openSquare, closeSquare] = [0x2f, 0x3c, 0x3e, 0x5b, 0x5d];
const [openRound, closeRound, percent, backslash] = [0x28, 0x29, 0x25, 0x5c];
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));

/**
 * Reads the next value (ISO 32000-1, 7.3).
 *
 * @throws {EndOfBytes} {@link PdfUnreadable}
 */
export function readValue(cursor: PdfCursor, depth = 0): PdfValue {
  if (depth > maxDepth) throw new PdfUnreadable('Values are nested too deep.');
  skipSpace(cursor);
  const byte = peek(cursor);
  if (byte === slash) return readName(cursor);
  if (byte === openSquare) return readArray(cursor, depth);
  if (byte === openRound) return skipString(cursor);
  if (byte === openAngle) {
    if (peek(cursor, 1) === openAngle) return readDictionary(cursor, depth);
    while (peek(cursor) !== closeAngle) cursor.at += 1;
    cursor.at += 1;
    return null;
  }
  return isRegular(byte) ? readPlain(cursor) : readUnexpected();
}

const isRegular = (byte: number): boolean => !isSpace(byte) && !delimiters.has(byte);

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13) || byte === 0;

/** Passes over white space and comments. */
export function skipSpace(cursor: PdfCursor): void {
  for (;;) {
    const byte = peek(cursor);
    if (byte === percent) while (peek(cursor) !== 10 && peek(cursor) !== 13) cursor.at += 1;
    else if (isSpace(byte)) cursor.at += 1;
    else return;
  }
}

export const isWord = (value: PdfValue, word: string): boolean =>
  typeof value === 'object' && value !== null && 'word' in value && value.word === word;

/** The value as a dictionary; undefined for anything else. */
export const asDictionary = (value: PdfValue | undefined): PdfDictionary | undefined =>
  value instanceof Map ? value : undefined;

export const asName = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;

export const asReference = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'object' && value !== null && 'reference' in value ? value.reference : undefined;

/** A whole number that is not negative; undefined for anything else. */
export const asCount = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

function peek({ bytes, at }: PdfCursor, ahead = 0): number {
  const byte = bytes[at + ahead];
  if (byte === undefined) throw new EndOfBytes();
  return byte;
}

function readUnexpected(): never {
  throw new PdfUnreadable('There is no value where one belongs.');
}

function readRegular(cursor: PdfCursor): string {
  const start = cursor.at;
  while (isRegular(peek(cursor))) cursor.at += 1;
  return Buffer.from(cursor.bytes.buffer, cursor.bytes.byteOffset + start, cursor.at - start).toString('latin1');
}

function readName(cursor: PdfCursor): PdfName {
  cursor.at += 1;
  const raw = readRegular(cursor);
  return {
    name: raw.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  };
}

function readArray(cursor: PdfCursor, depth: number): readonly PdfValue[] {
  cursor.at += 1;
  const values: PdfValue[] = [];
  for (;;) {
    skipSpace(cursor);
    if (peek(cursor) === closeSquare) break;
    values.push(readValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return values;
}

function readDictionary(cursor: PdfCursor, depth: number): PdfDictionary {
  cursor.at += 2;
  const entries = new Map<string, PdfValue>();
  for (;;) {
    skipSpace(cursor);
    if (peek(cursor) === closeAngle) break;
    const key = asName(readValue(cursor, depth + 1));
    if (key === undefined) throw new PdfUnreadable('A key of a dictionary is no name.');
    entries.set(key, readValue(cursor, depth + 1));
  }
  if (peek(cursor, 1) !== closeAngle) throw new PdfUnreadable('A dictionary does not end.');
  cursor.at += 2;
  return entries;
}

function skipString(cursor: PdfCursor): null {
  for (let open = 0; ; cursor.at += 1) {
    const byte = peek(cursor);
    if (byte === backslash) cursor.at += 1;
    else if (byte === openRound) open += 1;
    else if (byte === closeRound) open -= 1;
    if (open === 0) break;
  }
  cursor.at += 1;
  return null;
}

/** A number, a reference (`12 0 R`) or a word. */
function readPlain(cursor: PdfCursor): PdfValue {
  const text = readRegular(cursor);
  const value = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;
  if (value === undefined) return { word: text };
  const rest = /^\d+$/.test(text) ? referenceRest(cursor) : undefined;
  if (rest === undefined) return value;
  cursor.at += rest;
  return { reference: value };
}

/** Length of ` 0 R` after a number. */
function referenceRest({ bytes, at }: PdfCursor): number | undefined {
  const text = Buffer.from(bytes.subarray(at, at + 24)).toString('latin1');
  const found = /^[\s\0]+\d{1,5}[\s\0]+R(?=[\s\0()<>[\]{}/%]|$)/.exec(text)?.[0];
  if (found === undefined && text.length < 24 && /^[\s\0]*\d{0,5}[\s\0]*$/.test(text)) throw new EndOfBytes();
  return found?.length;
}
