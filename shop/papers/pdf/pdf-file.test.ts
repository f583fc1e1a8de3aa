import { expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { documentFonts } from './document-fonts.ts';
import { pdfFile, type PdfPage } from './pdf-file.ts';
import { subsetFont } from './subset-font.ts';
import { readFont } from './true-type-font.ts';

const page = (...texts: string[]): PdfPage => ({
  texts: texts.map((text, index) => ({ x: 60, y: 700 - 20 * index, size: 12, isBold: index % 2 === 1, text })),
  lines: [{ x1: 60, x2: 200, y: 600 }],
});

/** What a viewer reads out of a file, page by page. */
async function textOf(file: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(file), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join('|'));
  }
  await document.loadingTask.destroy();
  return pages;
}

test('a viewer reads the text as it was written, letters beyond ASCII too', async () => {
  const file = pdfFile([page('Zażółć gęślą jaźń', 'Größe: 12,90 €'), page('Łódź (1)')], 'Faktura', 'pl-PL');
  expect(await textOf(file)).toEqual([
    expect.stringContaining('Zażółć gęślą jaźń'),
    expect.stringContaining('Łódź (1)'),
  ]);
  expect((await textOf(file))[0]).toContain('Größe: 12,90 €');
});

test('the fonts are inside, cut down to what is used', () => {
  const file = Buffer.from(pdfFile([page('Rechnung', 'Summe')], 'Rechnung', 'de-DE'));
  expect(file.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2);
  expect(file.length).toBeLessThan(40_000);
});

test('the cross-reference table of a file points at its objects', () => {
  const file = Buffer.from(pdfFile([page('Łódź (1)'), page('x')], 'Faktura', 'pl-PL')).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset, index) => file.slice(offset).startsWith(`${index + 1} 0 obj`))).not.toContain(false);
});

test('a cut-down font keeps the numbers of its glyphs and the parts of composed letters', () => {
  const { regular } = documentFonts();
  const whole = regular.tables.get('glyf')?.length ?? 0;
  const small = subsetFont(regular, [regular.glyphOf('ä'.codePointAt(0) ?? 0)]);
  const tables = readTablesOf(small, regular.tables.get('cmap') ?? Buffer.alloc(0));
  expect(tables.glyphCount).toBe(regular.glyphCount);
  // Three outlines at least: the letter, its dots, the sign for what is missing.
  expect(tables.tables.get('glyf')?.length).toBeGreaterThan(100);
  expect(tables.tables.get('glyf')?.length).toBeLessThan(whole / 50);
});

/** A cut-down font has no character map; it is read with that of the whole one. */
function readTablesOf(file: Buffer, cmap: Buffer) {
  const count = file.readUInt16BE(4);
  const entry = Buffer.alloc(16);
  entry.write('cmap', 0, 'latin1');
  entry.writeUInt32BE(file.length + 16, 8);
  entry.writeUInt32BE(cmap.length, 12);
  const header = Buffer.from(file.subarray(0, 12 + 16 * count));
  header.writeUInt16BE(count + 1, 4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + 16 * index + 8;
    header.writeUInt32BE(header.readUInt32BE(at) + 16, at);
  }
  return readFont(Buffer.concat([header, entry, file.subarray(12 + 16 * count), cmap]));
}
