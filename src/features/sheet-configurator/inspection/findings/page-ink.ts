import type { PageInk } from '#print/spec/print-job.ts';
import { isColoured } from './page-colour.ts';
import { isTinted, type PagePixels, paperToneOf, type PaperTone, withoutPaper } from './paper-tone.ts';

/** What was found on a page; the box is in pixels from the edges to the nearest ink, null on an empty page. */
export interface InkFacts {
  readonly ink: PageInk;
  readonly tintOnly: boolean;
  readonly box: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number } | null;
  /** Darkness per row: 1 = the whole row is black. */
  readonly darkness: Float32Array;
}

/** With the paper taken out, darker than this is ink (0–255). */
const inkBelow = 217;
/** Light colours such as a yellow marker are ink as well: one of their channels is this dark. */
const paleBelow = 190;
/** Fewer ink pixels are dust; a single printed figure has more. */
const dustPixels = 12;
/** A row or column counts as inked from two pixels on. */
const inkedLine = 2;

/**
 * Tells ink, colour and white borders of a drawn page apart from the tone of its paper: yellowed paper is not colour,
 * and rich black is black (preflight PF-11, PF-13 to PF-15).
 */
export function inkOfPage(pixels: PagePixels): InkFacts {
  const paper = paperToneOf(pixels);
  const sums = sumInk(pixels, paper);
  const coloured = isColoured(pixels, paper);
  const box = boxOf(sums.rows, sums.columns);
  const isEmpty = box === null || (sums.inked < dustPixels && !coloured);
  return {
    ink: isEmpty ? 'none' : coloured ? 'colour' : 'black',
    tintOnly: !isEmpty && !coloured && isTinted(paper),
    box: isEmpty ? null : box,
    darkness: sums.darkness,
  };
}

function sumInk({ data, width, height }: PagePixels, paper: PaperTone) {
  const { reds, greens, blues } = withoutPaper(paper);
  const rows = new Uint32Array(height);
  const columns = new Uint32Array(width);
  const darkness = new Float32Array(height);
  let at = 0;
  for (let row = 0; row < height; row += 1) {
    let dark = 0;
    for (let column = 0; column < width; column += 1, at += 4) {
      const red = value(reds, value(data, at));
      const green = value(greens, value(data, at + 1));
      const blue = value(blues, value(data, at + 2));
      const light = (red * 77 + green * 151 + blue * 28) >> 8;
      if (light < inkBelow || Math.min(red, green, blue) < paleBelow) {
        rows[row] = value(rows, row) + 1;
        columns[column] = value(columns, column) + 1;
        dark += 255 - light;
      }
    }
    darkness[row] = dark / 255 / width;
  }
  return { rows, columns, darkness, inked: rows.reduce((sum, count) => sum + count, 0) };
}

/** The number at an index that is known to be inside. */
const value = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

function boxOf(rows: Uint32Array, columns: Uint32Array): InkFacts['box'] {
  const isInked = (count: number) => count >= inkedLine;
  const top = rows.findIndex(isInked);
  const left = columns.findIndex(isInked);
  if (top === -1 || left === -1) return null;
  return {
    top,
    left,
    bottom: rows.length - 1 - rows.findLastIndex(isInked),
    right: columns.length - 1 - columns.findLastIndex(isInked),
  };
}
