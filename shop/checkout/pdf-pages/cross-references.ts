import { readAt, readObjectAt, unpackStream, type ByteSource } from './pdf-file.ts';
import {
  asCount,
  asDictionary,
  asReference,
  isWord,
  PdfUnreadable,
  readValue,
  skipSpace,
  type PdfCursor,
  type PdfDictionary,
} from './pdf-values.ts';

/** Where an object lies: in the file, or in a stream of objects. */
export type PdfObjectPlace = { readonly at: number } | { readonly stream: number; readonly index: number };

export interface CrossReferences {
  /** Number of the document's catalogue. */
  readonly root: number;
  /** Undefined for objects there are none of. */
  find(object: number): PdfObjectPlace | undefined;
}

/** A run of objects with following numbers; `place` is asked for the n-th of them. */
interface Section {
  readonly first: number;
  readonly count: number;
  place(index: number): PdfObjectPlace | undefined;
}
interface Table {
  readonly trailer: PdfDictionary;
  readonly sections: readonly Section[];
}

/** Updates a file may have been saved with. */
const maxTables = 500;
const entryBytes = 20;

/**
 * Reads the tables of a file, the newest first (ISO 32000-1, 7.5.4 to 7.5.8). Entries are looked up when they are asked
 * for, so that a long table takes no memory.
 *
 * @throws {PdfUnreadable}
 */
export function readCrossReferences(source: ByteSource, start: number): CrossReferences {
  const sections: Section[] = [];
  const seen = new Set<number>();
  let root: number | undefined;
  const waiting = [start];
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue;
    seen.add(at);
    if (seen.size > maxTables) throw new PdfUnreadable('There are too many tables.');
    const table = readTable(source, at);
    sections.push(...table.sections);
    root ??= asReference(table.trailer.get('Root'));
    for (const key of ['XRefStm', 'Prev']) {
      const next = asCount(table.trailer.get(key));
      if (next !== undefined) waiting.push(next);
    }
  }
  if (root === undefined) throw new PdfUnreadable('There is no catalogue.');
  return { root, find: (object) => findIn(sections, object) };
}

function findIn(sections: readonly Section[], object: number): PdfObjectPlace | undefined {
  const section = sections.find(({ first, count }) => object >= first && object < first + count);
  return section?.place(object - section.first);
}

function readTable(source: ByteSource, at: number): Table {
  const isClassic = readAt(source, at, (cursor) => isWord(readValue(cursor), 'xref'));
  return isClassic ? readClassicTable(source, at) : readStreamTable(source, at);
}

function readClassicTable(source: ByteSource, at: number): Table {
  const sections: Section[] = [];
  let next = readAt(source, at, (cursor) => {
    readValue(cursor);
    return at + cursor.at;
  });
  for (;;) {
    const from = next;
    const read = readAt(source, from, (cursor) => readSubsection(source, cursor, from));
    if ('trailer' in read) return { trailer: read.trailer, sections };
    sections.push(read.section);
    if (sections.length > maxTables) throw new PdfUnreadable('A table has too many parts.');
    next = read.end;
  }
}

function readSubsection(source: ByteSource, cursor: PdfCursor, from: number) {
  const value = readValue(cursor);
  if (isWord(value, 'trailer')) {
    const trailer = asDictionary(readValue(cursor));
    if (trailer !== undefined) return { trailer };
  }
  const [first, count] = [asCount(value), asCount(isWord(value, 'trailer') ? null : readValue(cursor))];
  if (first === undefined || count === undefined) throw new PdfUnreadable('A table is damaged.');
  if (count > 0) skipSpace(cursor);
  const start = from + cursor.at;
  const section: Section = { first, count, place: (index) => classicPlace(source, start + index * entryBytes) };
  return { section, end: start + count * entryBytes };
}

function classicPlace(source: ByteSource, at: number): PdfObjectPlace | undefined {
  const entry = Buffer.from(source.read(at, entryBytes)).toString('latin1');
  const found = /^(\d{10}) \d{5} ([nf])/.exec(entry);
  if (found === null) throw new PdfUnreadable('An entry of a table is damaged.');
  return found[2] === 'n' ? { at: Number(found[1]) } : undefined;
}

function readStreamTable(source: ByteSource, at: number): Table {
  const { value, streamAt } = readObjectAt(source, at);
  const trailer = asDictionary(value);
  const length = asCount(trailer?.get('Length'));
  if (trailer === undefined || streamAt === undefined || length === undefined) {
    throw new PdfUnreadable('There is no table where one belongs.');
  }
  const bytes = unpackStream(source, streamAt, trailer, length);
  const widths = counts(trailer.get('W'));
  if (widths.length < 3 || widths.some((width) => width > 7)) throw new PdfUnreadable('A table has odd columns.');
  const index = trailer.has('Index') ? counts(trailer.get('Index')) : [0, asCount(trailer.get('Size')) ?? 0];
  return { trailer, sections: streamSections(Buffer.from(bytes), widths, index) };
}

const counts = (value: ReturnType<PdfDictionary['get']>): number[] =>
  Array.isArray(value) ? value.map((each) => asCount(each) ?? 0) : [];

function streamSections(bytes: Buffer, widths: readonly number[], index: readonly number[]): Section[] {
  const [kindBytes = 0, second = 0, third = 0] = widths;
  const rowBytes = widths.reduce((sum, width) => sum + width, 0);
  const column = (at: number, width: number): number =>
    at + width > bytes.length ? 0 : bytes.subarray(at, at + width).reduce((sum, byte) => sum * 256 + byte, 0);
  const place = (row: number): PdfObjectPlace | undefined => {
    const at = row * rowBytes;
    const kind = kindBytes === 0 ? 1 : column(at, kindBytes);
    const [a, b] = [column(at + kindBytes, second), column(at + kindBytes + second, third)];
    if (kind === 1) return { at: a };
    return kind === 2 ? { stream: a, index: b } : undefined;
  };
  const sections: Section[] = [];
  let rows = 0;
  for (let each = 0; each + 1 < index.length && sections.length < maxTables * 100; each += 2) {
    const [first = 0, count = 0] = [index[each], index[each + 1]];
    const before = rows;
    sections.push({ first, count, place: (position) => place(before + position) });
    rows += count;
  }
  return sections;
}
