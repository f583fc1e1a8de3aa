import { readCrossReferences, type CrossReferences } from './cross-references.ts';
import { readObjectAt, unpackStream, type ByteSource } from './pdf-file.ts';
import {
  asCount,
  asDictionary,
  asName,
  asReference,
  EndOfBytes,
  PdfUnreadable,
  readValue,
  type PdfDictionary,
  type PdfValue,
} from './pdf-values.ts';

/** More than any print job may have; whoever comes here is not counted on. */
const maxPages = 20_000;
const maxObjects = 100_000;
/** Unpacked bytes of all streams of objects. */
const maxUnpackedBytes = 256 * 1024 * 1024;
const searchedForStart = 2048;
const searchedForHeader = 1024;

/**
 * Counts the pages of a PDF by going through its page tree; what the tree says of itself is not believed. Works off the
 * tables of the file alone, without looking at any content.
 *
 * @throws {PdfUnreadable} for damaged, encrypted and endless files, and above 20,000 pages
 */
export function countPdfPages(source: ByteSource): number {
  const header = Buffer.from(source.read(0, searchedForHeader)).indexOf('%PDF-');
  if (header < 0) throw new PdfUnreadable('The file does not begin like a PDF.');
  if (header === 0) return countFrom(source);
  try {
    return countFrom(source);
  } catch (error) {
    if (!(error instanceof PdfUnreadable)) throw error;
    // Something stands before it: most programs count places from the header on then.
    return countFrom({ size: source.size - header, read: (at, length) => source.read(at + header, length) });
  }
}

function countFrom(source: ByteSource): number {
  const objects = openObjects(source);
  const catalogue = asDictionary(objects.get(objects.root));
  const top = catalogue?.get('Pages');
  if (top === undefined) throw new PdfUnreadable('There is no page tree.');
  const waiting: PdfValue[] = [top];
  const seen = new Set<number>();
  let pages = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const reference = asReference(next);
    if (reference !== undefined) {
      if (seen.has(reference)) continue;
      seen.add(reference);
    }
    const node = asDictionary(objects.resolve(next));
    if (node === undefined) continue;
    const kids = objects.resolve(node.get('Kids') ?? null);
    if (Array.isArray(kids) && asName(node.get('Type')) !== 'Page') waiting.push(...kids.slice(0, maxObjects));
    else pages += 1;
    if (pages > maxPages || waiting.length > maxObjects) throw new PdfUnreadable('There are too many pages.');
  }
  return pages;
}

interface Objects {
  readonly root: number;
  get(object: number): PdfValue;
  /** What a value stands for: itself, or the object it refers to. */
  resolve(value: PdfValue): PdfValue;
}

function openObjects(source: ByteSource): Objects {
  const references = readCrossReferences(source, findStart(source));
  const streams = openObjectStreams(source, references);
  let read = 0;
  const get = (object: number): PdfValue => {
    read += 1;
    if (read > maxObjects) throw new PdfUnreadable('There are too many objects.');
    const place = references.find(object);
    if (place === undefined) return null;
    if ('at' in place) return readObjectAt(source, place.at, object).value;
    return streams(place.stream, place.index);
  };
  const resolve = (value: PdfValue): PdfValue => {
    const reference = asReference(value);
    return reference === undefined ? value : get(reference);
  };
  return { root: references.root, get, resolve };
}

/** Where the newest table begins: the number after the last `startxref`. */
function findStart(source: ByteSource): number {
  const at = Math.max(0, source.size - searchedForStart);
  const text = Buffer.from(source.read(at, searchedForStart)).toString('latin1');
  const start = /startxref\s+(\d{1,12})/.exec(text.slice(Math.max(0, text.lastIndexOf('startxref'))))?.[1];
  if (start === undefined) throw new PdfUnreadable('The file does not end like a PDF.');
  return Number(start);
}

interface ObjectStream {
  readonly bytes: Uint8Array;
  readonly places: readonly number[];
}

/** Reads objects out of streams of objects (ISO 32000-1, 7.5.7); the last streams are kept unpacked. */
function openObjectStreams(source: ByteSource, references: CrossReferences) {
  const kept = new Map<number, ObjectStream>();
  let unpacked = 0;
  const open = (object: number): ObjectStream => {
    const known = kept.get(object);
    if (known !== undefined) return known;
    const stream = readObjectStream(source, references, object);
    unpacked += stream.bytes.length;
    if (unpacked > maxUnpackedBytes) throw new PdfUnreadable('Too much is packed into the file.');
    if (kept.size >= keptStreams) kept.delete(kept.keys().next().value ?? 0);
    kept.set(object, stream);
    return stream;
  };
  return (object: number, index: number): PdfValue => {
    const { bytes, places } = open(object);
    const at = places[index];
    if (at === undefined) return null;
    return readWhole(bytes, at);
  };
}

const keptStreams = 2;

function readObjectStream(source: ByteSource, references: CrossReferences, object: number): ObjectStream {
  const place = references.find(object);
  if (place === undefined || !('at' in place)) throw new PdfUnreadable('A stream of objects is missing.');
  const { value, streamAt } = readObjectAt(source, place.at, object);
  const dictionary = asDictionary(value);
  if (dictionary === undefined || streamAt === undefined) throw new PdfUnreadable('A stream of objects is none.');
  const length = streamLength(source, references, dictionary);
  const packed = unpackStream(source, streamAt, dictionary, length);
  const bytes = Buffer.concat([packed, Buffer.from('\n')]);
  const [first, count] = [asCount(dictionary.get('First')), asCount(dictionary.get('N'))];
  if (first === undefined || count === undefined || count > maxObjects) {
    throw new PdfUnreadable('A stream of objects is damaged.');
  }
  const numbers = Buffer.from(bytes.subarray(0, first)).toString('latin1').trim().split(/\s+/).map(Number);
  const places = Array.from({ length: count }, (_, index) => first + (numbers[2 * index + 1] ?? Number.NaN));
  return { bytes, places };
}

function streamLength(source: ByteSource, references: CrossReferences, dictionary: PdfDictionary): number {
  const given = dictionary.get('Length');
  const reference = asReference(given);
  const place = reference === undefined ? undefined : references.find(reference);
  const length = place !== undefined && 'at' in place ? readObjectAt(source, place.at, reference).value : given;
  const count = asCount(length);
  if (count === undefined) throw new PdfUnreadable('A stream has no length.');
  return count;
}

function readWhole(bytes: Uint8Array, at: number): PdfValue {
  try {
    return readValue({ bytes, at });
  } catch (error) {
    if (error instanceof EndOfBytes) throw new PdfUnreadable('An object does not end.', { cause: error });
    throw error;
  }
}
