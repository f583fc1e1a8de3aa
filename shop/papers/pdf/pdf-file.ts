import { deflateSync } from 'node:zlib';
import { documentFonts } from './document-fonts.ts';
import { glyphsOf } from './pdf-text.ts';
import { subsetFont } from './subset-font.ts';
import type { TrueTypeFont } from './true-type-font.ts';

/** A piece of text on a page; points from the lower left corner, as PDF counts. */
export interface PdfText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly text: string;
}

export interface PdfLine {
  readonly x1: number;
  readonly x2: number;
  readonly y: number;
}

/** A drawing whose units grow to the right and downwards, as on screens; its corner is on the page, in points. */
export interface PdfPicture {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Operators of PDF; ours, never anybody's text. */
  readonly drawing: string;
}

export interface PdfPage {
  readonly texts: readonly PdfText[];
  readonly lines: readonly PdfLine[];
  readonly pictures?: readonly PdfPicture[];
}

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

const number = (value: number): string => String(Math.round(value * 100) / 100);
const hex = (value: number): string => value.toString(16).padStart(4, '0');
const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Objects of a file in the order of their numbers; a number may be given out before its object is known. */
class PdfObjects {
  readonly #bodies: Buffer[] = [];

  reserve(): number {
    return this.#bodies.push(Buffer.alloc(0));
  }

  set(reserved: number, body: string): void {
    this.#bodies[reserved - 1] = Buffer.from(body, 'latin1');
  }

  add(body: string): number {
    return this.#bodies.push(Buffer.from(body, 'latin1'));
  }

  addStream(content: Buffer | string, entries = ''): number {
    const packed = deflateSync(content);
    const head = `<< /Length ${packed.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
    return this.#bodies.push(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]));
  }

  /** The whole file: header, objects, cross-reference table, trailer. */
  write(root: number, info: number): Buffer {
    // Four bytes beyond ASCII tell programs that the file is binary.
    const parts = [Buffer.from('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
    let length = parts[0]?.length ?? 0;
    const rows: string[] = [];
    for (const [index, body] of this.#bodies.entries()) {
      rows.push(`${String(length).padStart(10, '0')} 00000 n \n`);
      const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
      parts.push(part);
      length += part.length;
    }
    const size = rows.length + 1;
    const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
    const trailer = `trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(table + trailer)]);
  }
}

/** A PDF file of text pages with the fonts it uses inside, so that it looks the same everywhere. */
export function pdfFile(pages: readonly PdfPage[], title: string, language: string): Uint8Array {
  const objects = new PdfObjects();
  const texts = pages.flatMap((page) => page.texts);
  const textsIn = (isBold: boolean) => texts.filter((item) => item.isBold === isBold).map(({ text }) => text);
  const { regular, bold } = documentFonts();
  const regularNumber = addFont(objects, 'LiberationSans', regular, textsIn(false));
  const boldNumber = addFont(objects, 'LiberationSans-Bold', bold, textsIn(true));
  const parent = objects.reserve();
  const resources = `<< /Font << /R ${regularNumber} 0 R /B ${boldNumber} 0 R >> >>`;
  const box = `[0 0 ${pageSize.width} ${pageSize.height}]`;
  const kids = pages.map((page) => {
    const content = objects.addStream(pageContent(page));
    return objects.add(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  objects.set(parent, `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`);
  const root = objects.add(`<< /Type /Catalog /Pages ${parent} 0 R /Lang (${language}) >>`);
  const info = objects.add(`<< /Title <${utf16(`\uFEFF${title}`)}> >>`);
  return objects.write(root, info);
}

/** Which characters the glyphs stand for, so that the text can be searched, copied and read aloud. */
function unicodeMap(characters: ReadonlyMap<number, string>): string {
  const entries = [...characters].map(([glyph, character]) => `<${hex(glyph)}> <${utf16(character)}>`);
  const blocks: string[] = [];
  // A block may hold a hundred entries.
  for (let at = 0; at < entries.length; at += 100) {
    const block = entries.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def
1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}
endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}

/** What each used glyph is to be read as: what it stands for, be it a plain space or a question mark. */
function charactersOf(texts: readonly string[], font: TrueTypeFont): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const character of new Set(texts.join('').normalize('NFC'))) {
    const [glyph = 0] = glyphsOf(character, font);
    const isOwn = glyph === font.glyphOf(character.codePointAt(0) ?? 0) && !/\s/.test(character);
    characters.set(glyph, isOwn ? character : /\s/.test(character) ? ' ' : '?');
  }
  return characters;
}

function addFont(objects: PdfObjects, name: string, font: TrueTypeFont, texts: readonly string[]): number {
  const characters = charactersOf(texts, font);
  const glyphs = [...characters.keys()].toSorted((a, b) => a - b);
  const file = subsetFont(font, glyphs);
  const fileNumber = objects.addStream(file, `/Length1 ${file.length}`);
  const base = `/BaseFont /NOTENF+${name}`;
  const descriptor = objects.add(
    `<< /Type /FontDescriptor /FontName /NOTENF+${name} /Flags 32 /ItalicAngle 0 /StemV 80 /FontBBox [${font.box.join(' ')}] /Ascent ${font.ascent} /Descent ${font.descent} /CapHeight ${font.ascent} /FontFile2 ${fileNumber} 0 R >>`,
  );
  const widths = glyphs.map((glyph) => `${glyph} [${font.widthOf(glyph)}]`).join(' ');
  const descendant = objects.add(
    `<< /Type /Font /Subtype /CIDFontType2 ${base} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R /W [${widths}] >>`,
  );
  const unicode = objects.addStream(unicodeMap(characters));
  return objects.add(
    `<< /Type /Font /Subtype /Type0 ${base} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

function pageContent({ texts, lines, pictures = [] }: PdfPage): string {
  const { regular, bold } = documentFonts();
  const drawn = texts.map(({ x, y, size, isBold, text }) => {
    const glyphs = glyphsOf(text, isBold ? bold : regular).map(hex);
    return `BT /${isBold ? 'B' : 'R'} ${size} Tf ${number(x)} ${number(y)} Td <${glyphs.join('')}> Tj ET`;
  });
  const ruled = lines.map(({ x1, x2, y }) => `0.5 w ${number(x1)} ${number(y)} m ${number(x2)} ${number(y)} l S`);
  const shown = pictures.map(({ x, y, scale, drawing }) => {
    const size = scale.toFixed(4);
    return `q ${size} 0 0 -${size} ${number(x)} ${number(y)} cm\n${drawing}\nQ`;
  });
  return [...drawn, ...ruled, ...shown].join('\n');
}
