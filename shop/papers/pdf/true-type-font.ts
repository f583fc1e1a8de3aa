/** A TrueType font as far as a PDF needs it; lengths in thousandths of the font size. */
export interface TrueTypeFont {
  /** Tables of the file by their four letters. */
  readonly tables: ReadonlyMap<string, Buffer>;
  readonly glyphCount: number;
  readonly ascent: number;
  readonly descent: number;
  readonly box: readonly number[];
  /** Number of the glyph for a code point; 0 when the font has none. */
  readonly glyphOf: (codePoint: number) => number;
  readonly widthOf: (glyph: number) => number;
}

/** A file that is no TrueType font, or one without the tables a PDF needs. */
export class FontUnreadable extends Error {
  override readonly name = 'FontUnreadable';
}

/**
 * Reads a `.ttf` file.
 *
 * @throws {FontUnreadable} when it lacks what a PDF needs.
 */
export function readFont(file: Buffer): TrueTypeFont {
  const tables = readTables(file);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (found === undefined) throw new FontUnreadable(`The font has no table ${name}`);
    return found;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const scale = 1000 / head.readUInt16BE(18);
  const scaled = (value: number): number => Math.round(value * scale);
  const measured = hhea.readUInt16BE(34);
  return {
    tables,
    glyphCount: table('maxp').readUInt16BE(4),
    ascent: scaled(hhea.readInt16BE(4)),
    descent: scaled(hhea.readInt16BE(6)),
    box: [36, 38, 40, 42].map((offset) => scaled(head.readInt16BE(offset))),
    glyphOf: readGlyphs(findSegments(table('cmap'))),
    // Glyphs behind the last measured one are as wide as that.
    widthOf: (glyph) => scaled(hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))),
  };
}

function readTables(file: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    tables.set(file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + length));
  }
  return tables;
}

/** Finds the format 4 table of Windows' Unicode encoding (platform 3, encoding 1), which covers the basic plane. */
function findSegments(cmap: Buffer): Buffer {
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const entry = 4 + index * 8;
    const table = cmap.subarray(cmap.readUInt32BE(entry + 4));
    const isUnicode = cmap.readUInt16BE(entry) === 3 && cmap.readUInt16BE(entry + 2) === 1;
    if (isUnicode && table.readUInt16BE(0) === 4) return table;
  }
  throw new FontUnreadable('The font has no Unicode character map of format 4');
}

function readGlyphs(segments: Buffer): (codePoint: number) => number {
  const size = segments.readUInt16BE(6);
  const [ends, starts, deltas, ranges] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  return (codePoint) => {
    if (codePoint > 0xff_ff) return 0;
    for (let at = 0; at < size; at += 2) {
      if (segments.readUInt16BE(ends + at) < codePoint) continue;
      const start = segments.readUInt16BE(starts + at);
      if (start > codePoint) return 0;
      const delta = segments.readUInt16BE(deltas + at);
      const range = segments.readUInt16BE(ranges + at);
      if (range === 0) return (codePoint + delta) & 0xff_ff;
      const glyph = segments.readUInt16BE(ranges + at + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
    }
    return 0;
  };
}
