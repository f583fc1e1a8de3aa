import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { PageOfFile } from './page-of-file.ts';
import type { Pdfium } from './open-pdfium.ts';
import { shrinkPixels } from './shrink-pixels.ts';
import { colourPng, greyPng, isWhite, type Pixels } from './write-png.ts';

/** A page as a mail shows it. */
export interface PagePicture {
  /** PNG. */
  readonly content: Uint8Array;
  /** In CSS pixels; the picture has up to twice as many. */
  readonly width: number;
  readonly height: number;
}

/** Pages fit into it, in CSS pixels: a page of A4 is 163 wide. */
const frame = { width: 200, height: 230 };
const mostBytes = 40_000;
/** Larger files are not read. */
const mostFileBytes = 96 * 1024 * 1024;

/**
 * Draws a page of a PDF. Nothing is given back: whoever calls it ends with its thread.
 *
 * @returns null for a file that is damaged, encrypted or too large, for a page it does not have, and for an empty one
 */
export function drawPage(pdfium: Pdfium, path: string, page: PageOfFile): PagePicture | null {
  const opened = openPage(pdfium, path, page.page);
  if (opened === 0) return null;
  const size = { width: pdfium._FPDF_GetPageWidth(opened), height: pdfium._FPDF_GetPageHeight(opened) };
  if (!(size.width > 0 && size.height > 0)) return null;
  const { width, height } = layOut(size, page, 1);
  for (const { scale, write } of page.inColour ? colourAttempts : greyAttempts) {
    const large = render(pdfium, opened, { ...enlarge(layOut(size, page, scale)), page });
    const pixels = shrinkPixels(large, sharpness);
    if (isWhite(pixels)) return null;
    const content = write(pixels);
    if (content.length <= mostBytes) return { content, width, height };
  }
  return null;
}

interface Attempt {
  readonly scale: number;
  readonly write: (pixels: Pixels) => Uint8Array;
}

/** Notes are sharp at once; grainy scans take many bytes, and the last one always fits. */
const greyAttempts: readonly Attempt[] = [2, 1.5, 1].map((scale) => ({ scale, write: greyPng }));
const colourAttempts: readonly Attempt[] = [
  ...greyAttempts.map(({ scale }) => ({ scale, write: colourPng })),
  { scale: 1, write: greyPng },
];

function openPage(pdfium: Pdfium, path: string, number: number): number {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const at = size > mostFileBytes ? 0 : pdfium.wasmExports.malloc(size);
    if (at === 0 || readSync(file, pdfium.HEAPU8, at, size, 0) !== size) return 0;
    const document = pdfium._FPDF_LoadMemDocument(at, size, 0);
    return document === 0 ? 0 : pdfium._FPDF_LoadPage(document, number - 1);
  } finally {
    closeSync(file);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A picture, and where the whole page lies in it once it is turned; in pixels. */
interface Layout extends Size {
  readonly x: number;
  readonly y: number;
  readonly whole: Size;
}

function layOut(size: Size, { turn, half }: PageOfFile, scale: number): Layout {
  const cut = (half?.cutPercent ?? 0) / 100;
  const [from, to] = half?.side === 'left' ? [0, cut] : [cut, 1];
  const isLying = turn === 90 || turn === 270;
  const lay = ({ width, height }: Size): Size => (isLying ? { width: height, height: width } : { width, height });
  const shown = lay({ width: size.width * (to - from), height: size.height });
  const factor = scale * Math.min(frame.width / shown.width, frame.height / shown.height);
  // What is left of the cut lies above it, right of it, or below it, once the page is turned.
  const hidden = (turn === 0 || turn === 90 ? from : 1 - to) * size.width * factor;
  const whole = lay(size);
  return {
    width: Math.max(1, Math.round(shown.width * factor)),
    height: Math.max(1, Math.round(shown.height * factor)),
    x: isLying ? 0 : -Math.round(hidden),
    y: isLying ? -Math.round(hidden) : 0,
    whole: { width: Math.round(whole.width * factor), height: Math.round(whole.height * factor) },
  };
}

/** PDFium draws no line thinner than a pixel: staves would be black bars unless they are drawn so much larger. */
const sharpness = 3;

const enlarge = ({ width, height, x, y, whole }: Layout): Layout => ({
  width: width * sharpness,
  height: height * sharpness,
  x: x * sharpness,
  y: y * sharpness,
  whole: { width: whole.width * sharpness, height: whole.height * sharpness },
});

/** FPDF_ANNOT: what lies over the page. */
const marks = 0x01;
/** FPDF_RENDER_LIMITEDIMAGECACHE and FPDF_REVERSE_BYTE_ORDER: red comes first. */
const always = 0x200 | 0x10;
/** FPDFBitmap_BGRA. */
const fourBytes = 4;
const white = 0xff_ff_ff_ff;

function render(
  pdfium: Pdfium,
  opened: number,
  { width, height, x, y, whole, page }: Layout & { readonly page: PageOfFile },
): Pixels {
  const length = width * height * fourBytes;
  const at = pdfium.wasmExports.malloc(length);
  if (at === 0) throw new RangeError('There is no room for the picture');
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, fourBytes, at, width * fourBytes);
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  const flags = page.withMarks ? always | marks : always;
  pdfium._FPDF_RenderPageBitmap(bitmap, opened, x, y, whole.width, whole.height, page.turn / 90, flags);
  return { width, height, bytes: pdfium.HEAPU8.slice(at, at + length) };
}
