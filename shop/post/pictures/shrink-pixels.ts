import type { Pixels } from './write-png.ts';

/** Makes one pixel, their mean, of each square of so many; width and height are multiples of it. */
export function shrinkPixels(pixels: Pixels, times: number): Pixels {
  const [width, height] = [pixels.width / times, pixels.height / times];
  const sums = new Uint32Array(width * height * 4);
  for (let y = 0, from = 0; y < pixels.height; y += 1) {
    const row = Math.floor(y / times) * width;
    for (let x = 0; x < pixels.width; x += 1, from += 4) {
      const to = (row + Math.floor(x / times)) * 4;
      for (let byte = 0; byte < 4; byte += 1)
        sums[to + byte] = (sums[to + byte] ?? 0) + (pixels.bytes[from + byte] ?? 0);
    }
  }
  return { width, height, bytes: Uint8Array.from(sums, (sum) => Math.round(sum / times ** 2)) };
}
