import { ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist';
import * as z from 'zod/mini';
import type { PageOperators } from '../parser-thread.ts';
import { concat, identity, type Matrix, type PlacedPicture } from './picture-resolution.ts';

/** Pictures drawn on a page, and the fonts it uses without carrying them. */
export interface PageResources {
  readonly pictures: readonly PlacedPicture[];
  readonly missingFonts: readonly string[];
}

const matrixSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
const pixelsSchema = z.object({ width: z.number(), height: z.number() });
const fontSchema = z.object({ missingFile: z.boolean(), name: z.string() });
const kindSchema = z.object({ kind: z.number(), isLineArt: z.optional(z.boolean()) });

/** Pictures and missing fonts of a page that has just been drawn, by what it was drawn from. */
export async function readPageResources(
  page: PDFPageProxy,
  { fnArray, argsArray }: PageOperators,
): Promise<PageResources> {
  if (![...page.objs, ...page.commonObjs].some(isNoteworthy)) return { pictures: [], missingFonts: [] };
  const matrices = new MatrixStack();
  const drawn: DrawnPicture[] = [];
  const fontIds = new Set<string>();
  fnArray.forEach((operator, index) => {
    const args: unknown = argsArray[index];
    const first: unknown = Array.isArray(args) ? args[0] : undefined;
    matrices.follow(operator, operator === OPS.paintFormXObjectBegin ? first : args);
    if (operator === OPS.setFont && typeof first === 'string') fontIds.add(first);
    drawn.push(...picturesOf(operator, args, matrices.current));
  });
  const pictures: PlacedPicture[] = [];
  for (const { source, widthPx, heightPx, matrix } of drawn) {
    pictures.push({ widthPx, heightPx, matrix, isBitonal: await isLineArt(page, source) });
  }
  return { pictures, missingFonts: [...fontIds].flatMap((id) => missingFont(page, id)) };
}

/** Follows the transformation of user space through the operators. */
class MatrixStack {
  current: Matrix = identity;
  readonly #saved: Matrix[] = [];

  follow(operator: number, args: unknown): void {
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) this.#saved.push(this.current);
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) this.current = this.#saved.pop() ?? identity;
    if (operator === OPS.transform || operator === OPS.paintFormXObjectBegin) {
      this.current = concat(this.current, matrixOf(args));
    }
  }
}

/** An entry `[id, object]` of pdf.js that is a picture or a font the file does not carry. */
function isNoteworthy(entry: unknown): boolean {
  const object: unknown = Array.isArray(entry) ? entry[1] : undefined;
  const font = fontSchema.safeParse(object);
  return font.success ? font.data.missingFile : pixelsSchema.safeParse(object).success;
}

function matrixOf(args: unknown): Matrix {
  const read = matrixSchema.safeParse(args instanceof Float32Array ? [...args] : args);
  return read.success ? read.data : identity;
}

/** `source` tells whether it is line art: a mask is, otherwise the pixels themselves or the id of an object with them. */
type DrawnPicture = Omit<PlacedPicture, 'isBitonal'> & { readonly source: unknown };
const mask = Symbol('mask');

/** The picture an operator draws, if it does: `[id, width, height]`, or `[{ width, height }]` for masks and inline ones. */
function picturesOf(operator: number, args: unknown, matrix: Matrix): readonly DrawnPicture[] {
  if (!Array.isArray(args)) return [];
  const [first, width, height]: readonly unknown[] = args;
  switch (operator) {
    case OPS.paintImageXObject:
      return pictureOf({ width, height }, matrix, first);
    case OPS.paintImageMaskXObject:
      return pictureOf(first, matrix, mask);
    case OPS.paintInlineImageXObject:
      return pictureOf(first, matrix, first);
    default:
      return [];
  }
}

function pictureOf(size: unknown, matrix: Matrix, source: unknown): readonly DrawnPicture[] {
  const read = pixelsSchema.safeParse(size);
  return read.success ? [{ widthPx: read.data.width, heightPx: read.data.height, matrix, source }] : [];
}

async function isLineArt(page: PDFPageProxy, source: unknown): Promise<boolean> {
  if (source === mask) return true;
  const pixels = typeof source === 'string' ? await resolved(page, source) : source;
  const read = kindSchema.safeParse(pixels);
  return read.success && (read.data.kind === ImageKind.GRAYSCALE_1BPP || read.data.isLineArt === true);
}

/** pdf.js decodes pictures after it has listed the operators; one that cannot be decoded comes as null. */
const resolved = (page: PDFPageProxy, id: string): Promise<unknown> =>
  new Promise((resolve) => {
    (id.startsWith('g_') ? page.commonObjs : page.objs).get(id, resolve);
  });

/** pdf.js brings the 14 standard fonts along, so only fonts that will really be replaced are missing. */
function missingFont(page: PDFPageProxy, id: string): readonly string[] {
  if (!page.commonObjs.has(id)) return [];
  const font: unknown = page.commonObjs.get(id);
  const read = fontSchema.safeParse(font);
  return read.success && read.data.missingFile ? [read.data.name] : [];
}
