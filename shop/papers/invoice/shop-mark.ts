import type { PdfPicture } from '../pdf/pdf-file.ts';

/** Points the mark is wide and high. */
export const markSize = 30;

/** A note whose stem is the fold of a sheet and whose flag is the page that opens from it, drawn in a square of 36 units. */
const drawing = `0.09 0.314 0.247 rg 0.09 0.314 0.247 RG
q 0.9336 -0.3584 0.3584 0.9336 11 28.2 cm
6.3 0 m 6.3 2.485 3.479 4.5 0 4.5 c -3.479 4.5 -6.3 2.485 -6.3 0 c -6.3 -2.485 -3.479 -4.5 0 -4.5 c 3.479 -4.5 6.3 -2.485 6.3 0 c f Q
1.8 w 16.2 3.5 m 16.2 27 l S
1.2 w 16.2 4.1 m 20.8 6.8 26.2 6.3 31.4 9.1 c 31.4 24.5 l 26.2 21.7 20.8 22.2 16.2 19.5 c S
0.8 w 19.3 9.4 m 22.3 10.4 25.3 10.7 28.3 11.9 c S
19.3 12.9 m 22.3 13.9 25.3 14.2 28.3 15.4 c S
19.3 16.4 m 22.3 17.4 25.3 17.7 28.3 18.9 c S`;

/** The mark of the shop with its upper left corner at a point of the page. */
export const shopMark = (x: number, y: number): PdfPicture => ({ x, y, scale: markSize / 36, drawing });
