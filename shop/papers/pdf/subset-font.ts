import { FontUnreadable, type TrueTypeFont } from './true-type-font.ts';

/** What a viewer needs to draw glyphs by their numbers; names and character maps stay behind. */
const kept = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const;

const moreComponents = 0x20;
const words = 0x01;
/** Flags of a component's scale and how many bytes it takes. */
const scales = [
  [0x08, 2],
  [0x40, 4],
  [0x80, 8],
] as const;

/** The font with the outlines of these glyphs alone; every glyph keeps its number. */
export function subsetFont(font: TrueTypeFont, glyphs: Iterable<number>): Buffer {
  const outlineOf = outlineReader(font);
  // Glyph 0 stands for whatever a font lacks and must be there.
  const wanted = new Set([0, ...glyphs]);
  // A set goes on to what is added to it on the way: components of components.
  for (const glyph of wanted) for (const component of componentsOf(outlineOf(glyph))) wanted.add(component);
  const loca = Buffer.alloc(4 * (font.glyphCount + 1));
  const outlines: Buffer[] = [];
  let length = 0;
  for (let glyph = 0; glyph < font.glyphCount; glyph += 1) {
    loca.writeUInt32BE(length, 4 * glyph);
    if (!wanted.has(glyph)) continue;
    const outline = outlineOf(glyph);
    const padded = Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]);
    outlines.push(padded);
    length += padded.length;
  }
  loca.writeUInt32BE(length, 4 * font.glyphCount);
  const head = Buffer.from(font.tables.get('head') ?? []);
  head.writeInt16BE(1, 50);
  const replaced = new Map([
    ['glyf', Buffer.concat(outlines)],
    ['loca', loca],
    ['head', head],
  ]);
  const tables = kept.flatMap((name) => {
    const table = replaced.get(name) ?? font.tables.get(name);
    return table === undefined ? [] : [[name, table] as const];
  });
  return fontFile(tables);
}

/** Glyphs an outline is put together from, as `ä` is from `a` and its dots; none for plain outlines. */
function componentsOf(outline: Buffer): number[] {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const components: number[] = [];
  let at = 10;
  for (let flags = moreComponents; (flags & moreComponents) !== 0;) {
    flags = outline.readUInt16BE(at);
    components.push(outline.readUInt16BE(at + 2));
    const scale = scales.find(([flag]) => (flags & flag) !== 0)?.[1] ?? 0;
    at += 4 + ((flags & words) === 0 ? 2 : 4) + scale;
  }
  return components;
}

function outlineReader(font: TrueTypeFont): (glyph: number) => Buffer {
  const [head, loca, glyf] = [font.tables.get('head'), font.tables.get('loca'), font.tables.get('glyf')];
  if (head === undefined || loca === undefined || glyf === undefined) throw new FontUnreadable('No outlines');
  const isLong = head.readInt16BE(50) === 1;
  const offset = (index: number): number => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return (glyph) => glyf.subarray(offset(glyph), offset(glyph + 1));
}

function checksum(table: Buffer): number {
  let sum = 0;
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

function fontFile(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.length);
  const power = Math.floor(Math.log2(tables.length));
  header.writeUInt32BE(0x00_01_00_00, 0);
  header.writeUInt16BE(tables.length, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, [name, table]] of tables.entries()) {
    const entry = 12 + 16 * index;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(checksum(table), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
