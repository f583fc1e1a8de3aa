import { addColours, addInfo, addInvoice } from './archive-parts.ts';
import { archiveMetadata, type PdfDescription } from './archive-metadata.ts';
import { documentFonts } from './document-fonts.ts';
import { PdfObjects, utf16 } from './pdf-objects.ts';
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

/**
 * A PDF file of text pages that looks the same everywhere and for as long as it is kept (PDF/A-3b): the fonts it uses are
 * inside, its colours are defined, it says what it is.
 *
 * @param invoice the same invoice for machines, XML of Factur-X, which the file then carries
 */
export function pdfFile(pages: readonly PdfPage[], description: PdfDescription, invoice?: string): Uint8Array {
  const objects = new PdfObjects();
  const parent = addPages(objects, pages);
  const metadata = objects.addPlainStream(
    archiveMetadata(description, invoice !== undefined),
    '/Type /Metadata /Subtype /XML',
  );
  const root = objects.add(
    `<< /Type /Catalog /Pages ${parent} 0 R /Lang (${description.language}) /ViewerPreferences << /DisplayDocTitle true >> /Metadata ${metadata} 0 R /OutputIntents [${addColours(objects)}]${invoice === undefined ? '' : addInvoice(objects, invoice, description)} >>`,
  );
  return objects.write(root, addInfo(objects, description));
}

/** @returns the number of the object that holds them */
function addPages(objects: PdfObjects, pages: readonly PdfPage[]): number {
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
  return parent;
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

const hex = (value: number): string => value.toString(16).padStart(4, '0');

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

const number = (value: number): string => String(Math.round(value * 100) / 100);
