import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readXml } from '../../testing/en16931/read-xml.ts';
import { documentFonts } from './document-fonts.ts';
import { pdfFile, type PdfPage } from './pdf-file.ts';
import { subsetFont } from './subset-font.ts';
import { readFont } from './true-type-font.ts';

const page = (...texts: string[]): PdfPage => ({
  texts: texts.map((text, index) => ({ x: 60, y: 700 - 20 * index, size: 12, isBold: index % 2 === 1, text })),
  lines: [{ x1: 60, x2: 200, y: 600 }],
});

const invoice = (language: string) => ({
  title: 'Notenfalz 1042',
  language,
  author: 'Müller & Söhne <Druck>',
  writtenAt: new Date('2026-11-21T08:00:00Z'),
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
  const file = pdfFile([page('Zażółć gęślą jaźń', 'Größe: 12,90 €'), page('Łódź (1)')], invoice('pl-PL'));
  expect(await textOf(file)).toEqual([
    expect.stringContaining('Zażółć gęślą jaźń'),
    expect.stringContaining('Łódź (1)'),
  ]);
  expect((await textOf(file))[0]).toContain('Größe: 12,90 €');
});

test('the fonts are inside, cut down to what is used', () => {
  const file = Buffer.from(pdfFile([page('Rechnung', 'Summe')], invoice('de-DE')));
  expect(file.toString('latin1').match(/\/FontFile2/g)).toHaveLength(2);
  expect(file.length).toBeLessThan(40_000);
});

test('the cross-reference table of a file points at its objects', () => {
  const file = Buffer.from(pdfFile([page('Łódź (1)'), page('x')], invoice('pl-PL'))).toString('latin1');
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

describe('a file to keep (PDF/A-3b)', () => {
  const xml = '<?xml version="1.0"?><Größe/>';
  const bytes = pdfFile([page('Rechnung', 'Größe: 12,90 €')], invoice('de-DE'), xml);
  const source = Buffer.from(bytes).toString('latin1');
  /** An object of the file, unpacked if it is a stream. */
  const object = (number: string | undefined) => {
    const body = source.split(`\n${number} 0 obj\n`)[1]?.split('\nendobj')[0] ?? '';
    const [, dictionary = body, stream = ''] = /^(.*)\nstream\n(.*)\nendstream$/s.exec(body) ?? [];
    const raw = Buffer.from(stream, 'latin1');
    return { dictionary, content: dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw };
  };
  const numberBehind = (name: string, within = source) => new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(within)?.[1];

  test('says that it is one, in metadata that are not packed and agree with its own description', () => {
    const { dictionary, content } = object(numberBehind('Metadata'));
    expect(dictionary).toMatch(/\/Subtype \/XML/);
    expect(dictionary).not.toContain('/Filter');
    const metadata = content.toString('utf8');
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    expect(metadata).toContain('Müller &amp; Söhne &lt;Druck&gt;');
    expect(metadata).toContain('<xmp:CreateDate>2026-11-21T08:00:00Z</xmp:CreateDate>');
    expect(object(numberBehind('Info')).dictionary).toContain('/CreationDate (D:20261121080000Z)');
    const root = readXml(metadata.replaceAll(/<\?xpacket[^>]*\?>/g, '').trim());
    expect(root.name).toBe('x:xmpmeta');
  });

  test('names what it holds in the words of Factur-X, and explains each of them', () => {
    const metadata = object(numberBehind('Metadata')).content.toString('utf8');
    for (const [name, value] of [
      ['DocumentFileName', 'factur-x.xml'],
      ['DocumentType', 'INVOICE'],
      ['Version', '1.0'],
      ['ConformanceLevel', 'EN 16931'],
    ]) {
      expect(metadata).toContain(`<fx:${name}>${value}</fx:${name}>`);
      expect(metadata).toContain(`<pdfaProperty:name>${name}</pdfaProperty:name>`);
    }
    const plain = Buffer.from(pdfFile([page('x')], invoice('de-DE'))).toString('latin1');
    expect(plain).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(plain).not.toMatch(/factur-x|\/EmbeddedFile/);
  });

  test('carries the invoice as an associated file that says the same as its pages', async () => {
    const specification = object(numberBehind('AF')).dictionary;
    expect(specification).toContain('/AFRelationship /Alternative');
    const file = object(numberBehind('UF', specification));
    expect(file.dictionary).toMatch(/\/Subtype \/text#2Fxml .*\/ModDate \(D:20261121080000Z\)/);
    expect(file.content.toString('utf8')).toBe(xml);
    const read = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false }).promise;
    const attachments = z
      .record(z.string(), z.object({ content: z.instanceof(Uint8Array) }))
      .parse(await read.getAttachments());
    expect(Object.keys(attachments)).toEqual(['factur-x.xml']);
    await read.loadingTask.destroy();
  });

  test('defines its colours by a profile that is complete', () => {
    expect(source).toMatch(/\/OutputIntents \[<< \/Type \/OutputIntent \/S \/GTS_PDFA1/);
    const { dictionary, content: profile } = object(numberBehind('DestOutputProfile'));
    expect(dictionary).toContain('/N 3');
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    expect(profile.toString('latin1', 12, 24)).toBe('mntrRGB XYZ ');
    const count = profile.readUInt32BE(128);
    const tags = Array.from({ length: count }, (_, index) =>
      profile.toString('latin1', 132 + 12 * index, 136 + 12 * index),
    );
    expect(tags).toEqual(['desc', 'cprt', 'wtpt', 'rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']);
    // The primaries add up to the white.
    const value = (tag: string, axis: number) =>
      profile.readInt32BE(profile.readUInt32BE(136 + 12 * tags.indexOf(tag)) + 8 + 4 * axis);
    for (const axis of [0, 1, 2]) {
      const sum = value('rXYZ', axis) + value('gXYZ', axis) + value('bXYZ', axis);
      expect(Math.abs(sum - value('wtpt', axis))).toBeLessThan(30);
    }
  });

  test('has an id that follows from what is in it, and nothing that is forbidden', () => {
    const id = (file: Uint8Array) => /\/ID \[<(\w{32})> <\1>\]/.exec(Buffer.from(file).toString('latin1'))?.[1];
    expect(id(bytes)).toBeDefined();
    expect(id(pdfFile([page('Rechnung', 'Größe: 12,90 €')], invoice('de-DE'), xml))).toBe(id(bytes));
    expect(id(pdfFile([page('Anderes')], invoice('de-DE'), xml))).not.toBe(id(bytes));
    expect(source).not.toMatch(/\/Encrypt|\/JavaScript|\/LZWDecode|\/SMask|\/ca |\/CA /);
  });
});
