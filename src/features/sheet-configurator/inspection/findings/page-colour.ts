import { type PagePixels, type PaperTone, withoutPaper } from './paper-tone.ts';

/** With the paper taken out, channels further apart than this are colour, not an old stain. */
const colourFrom = 40;
/** A page is coloured when more than 0.05 % of it are. */
const colouredShare = 0.0005;
/** Colour is looked for in squares of 3 × 3 pixels: JPEG leaves coloured fringes around black notes. */
const square = 3;

/** Whether a page drawn at 100 ppi keeps colour once the tone of its paper is taken out (preflight PF-11). */
export function isColoured(pixels: PagePixels, paper: PaperTone): boolean {
  const tables = withoutPaper(paper);
  const columns = Math.floor(pixels.width / square);
  const rows = Math.floor(pixels.height / square);
  let coloured = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const start = (row * square * pixels.width + column * square) * 4;
      const red = meanOf(pixels, start, tables.reds);
      const green = meanOf(pixels, start + 1, tables.greens);
      const blue = meanOf(pixels, start + 2, tables.blues);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > colourFrom) coloured += 1;
    }
  }
  return coloured > colouredShare * columns * rows;
}

/** Mean of one channel over a square whose first byte of that channel is at `start`. */
function meanOf({ data, width }: PagePixels, start: number, table: Uint8ClampedArray): number {
  let sum = 0;
  for (let y = 0; y < square; y += 1) {
    for (let x = 0; x < square; x += 1) sum += table[data[start + (y * width + x) * 4] ?? 0] ?? 0;
  }
  return sum / (square * square);
}
