import * as z from 'zod/mini';
import { free } from './free.ts';
import type { PageBudget } from './page-budget.ts';

/** Pictures are measured and shown far smaller than they are printed: an A3 page at 230 ppi has so many pixels. */
export const shownPixels = 16_000_000;

/** How pdf.js keeps the pixels of a picture (its `ImageKind`). */
export const pixelKinds = { bits: 1, colours: 2, seeThrough: 3 };

const pixelsSchema = z.object({
  width: z.number(),
  height: z.number(),
  data: z.union([z.instanceof(Uint8Array), z.instanceof(Uint8ClampedArray)]),
  // Stencil masks have none.
  kind: z.optional(z.number()),
});
const frameSchema = z.object({ bitmap: z.object({ displayWidth: z.number(), displayHeight: z.number() }) });

type Pixels = z.infer<typeof pixelsSchema>;

/** What a page may still take. */
type Room = Pick<PageBudget, 'left' | 'take' | 'giveBack'>;

/** A stencil becomes a bitmap as long as its page lasts: of the room that is left, it takes no more than this part. */
const stencilShare = 1 / 8;

/** Rows of a stencil that are written at a time. */
const stripRows = 256;

/**
 * Shrinks a picture the parser of pdf.js sent to be drawn, before the drawing part sees it and makes four bytes of each
 * of its pixels. What it is printed with is in the file; how many pixels it really has is in the operator that draws it.
 */
export function shrinkPicture(picture: unknown, room: Room): void {
  if (typeof picture !== 'object' || picture === null) return;
  const frame = frameSchema.safeParse(picture).data?.bitmap;
  // The browser may have decoded a JPEG smaller than the file says.
  if (frame) Object.assign(picture, { width: frame.displayWidth, height: frame.displayHeight });
  const pixels = pixelsSchema.safeParse(picture).data;
  if (!pixels || pixels.width * pixels.height <= shownPixels) return;
  const shown =
    pixels.kind === undefined ? Math.min(shownPixels, Math.max(1, (room.left * stencilShare) / 4)) : shownPixels;
  const factor = Math.sqrt((pixels.width * pixels.height) / shown);
  const width = Math.max(1, Math.floor(pixels.width / factor));
  const height = Math.max(1, Math.floor(pixels.height / factor));
  Object.assign(picture, { width, height }, shrunk(pixels, { width, height, room }));
  room.giveBack(free(pixels.data.buffer));
}

function shrunk(pixels: Pixels, { width, height, room }: { width: number; height: number; room: Room }) {
  const isLineArt = pixels.kind === pixelKinds.bits;
  if (pixels.kind === pixelKinds.colours) return { data: meansOf(pixels, width, height, 3) };
  if (pixels.kind === pixelKinds.seeThrough) return { data: meansOf(pixels, width, height, 4) };
  const whites = meansOf(pixels, width, height, 1);
  if (!isLineArt) {
    // No array holds it.
    room.take(width * height * 4);
    return { data: null, bitmap: stencilOf(whites, width, height) };
  }
  const data = new Uint8ClampedArray(whites.length * 3);
  for (let at = 0; at < data.length; at += 1) data[at] = whites[Math.floor(at / 3)] ?? 0;
  return { data, kind: pixelKinds.colours, isLineArt };
}

/** What is black in a stencil is painted; its bits can only become shades as the opacity of a bitmap. */
function stencilOf(whites: Uint8ClampedArray, width: number, height: number): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw in a worker');
  const strip = new ImageData(width, stripRows);
  for (let row = 0; row < height; row += stripRows) {
    const start = row * width;
    for (let at = 0; at < width * stripRows; at += 1) strip.data[at * 4 + 3] = 255 - (whites[start + at] ?? 255);
    context.putImageData(strip, 0, row);
  }
  return canvas.transferToImageBitmap();
}

/** Bytes of each pixel; 1 stands for pixels of one bit. */
type Channels = 1 | 3 | 4;

/** The mean of all pixels that fall into each pixel of a smaller picture. */
export function meansOf(pixels: Pixels, width: number, height: number, channels: Channels): Uint8ClampedArray {
  const means = new Uint8ClampedArray(width * height * channels);
  const columns = new Uint32Array(pixels.width);
  const widths = new Uint32Array(width);
  for (let x = 0; x < pixels.width; x += 1) {
    const column = Math.floor((x * width) / pixels.width);
    columns[x] = column;
    widths[column] = (widths[column] ?? 0) + 1;
  }
  const addRow = channels === 1 ? addBits : channels === 3 ? addColours : addSeeThrough;
  const sums = new Float64Array(width * channels);
  for (let row = 0, y = 0; row < height; row += 1) {
    const first = y;
    for (; y < pixels.height && Math.floor((y * height) / pixels.height) === row; y += 1)
      addRow(pixels, y, columns, sums);
    const writeRow = channels === 4 ? writeSeeThrough : writeMeans;
    writeRow(means.subarray(row * width * channels), sums, { widths, height: y - first });
    sums.fill(0);
  }
  return means;
}

type AddRow = (pixels: Pixels, y: number, columns: Uint32Array, sums: Float64Array) => void;

const addBits: AddRow = ({ data, width }, y, columns, sums) => {
  const start = y * Math.ceil(width / 8);
  for (let x = 0; x < width; x += 1) {
    const column = columns[x] ?? 0;
    // What is missing at the end is white, as pdf.js has it.
    if ((((data[start + (x >> 3)] ?? 255) << (x & 7)) & 128) !== 0) sums[column] = (sums[column] ?? 0) + 255;
  }
};

const addColours: AddRow = ({ data, width }, y, columns, sums) => {
  for (let x = 0, at = y * width * 3; x < width; x += 1, at += 3) {
    const sum = (columns[x] ?? 0) * 3;
    sums[sum] = (sums[sum] ?? 0) + (data[at] ?? 0);
    sums[sum + 1] = (sums[sum + 1] ?? 0) + (data[at + 1] ?? 0);
    sums[sum + 2] = (sums[sum + 2] ?? 0) + (data[at + 2] ?? 0);
  }
};

/** The less is seen of a pixel, the less its colour counts. */
const addSeeThrough: AddRow = ({ data, width }, y, columns, sums) => {
  for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
    const sum = (columns[x] ?? 0) * 4;
    const opacity = data[at + 3] ?? 0;
    sums[sum] = (sums[sum] ?? 0) + (data[at] ?? 0) * opacity;
    sums[sum + 1] = (sums[sum + 1] ?? 0) + (data[at + 1] ?? 0) * opacity;
    sums[sum + 2] = (sums[sum + 2] ?? 0) + (data[at + 2] ?? 0) * opacity;
    sums[sum + 3] = (sums[sum + 3] ?? 0) + opacity;
  }
};

/** How many pixels each of a row is made from: so many of its height, and for each its own width. */
interface Cells {
  readonly widths: Uint32Array;
  readonly height: number;
}

type WriteRow = (means: Uint8ClampedArray, sums: Float64Array, cells: Cells) => void;

const writeMeans: WriteRow = (means, sums, { widths, height }) => {
  const channels = sums.length / widths.length;
  for (let column = 0, at = 0; column < widths.length; column += 1) {
    const pixels = (widths[column] ?? 0) * height;
    for (const end = at + channels; at < end; at += 1) means[at] = (sums[at] ?? 0) / pixels;
  }
};

const writeSeeThrough: WriteRow = (means, sums, { widths, height }) => {
  for (let column = 0, at = 0; column < widths.length; column += 1, at += 4) {
    const opacity = sums[at + 3] ?? 0;
    for (let colour = at; colour < at + 3; colour += 1) means[colour] = (sums[colour] ?? 0) / opacity;
    means[at + 3] = opacity / ((widths[column] ?? 0) * height);
  }
};
