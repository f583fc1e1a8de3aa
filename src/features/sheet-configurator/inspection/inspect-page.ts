import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import type { Size } from '#print/spec/paper-format.ts';
import { drawPage } from './draw-page.ts';
import { contextOf } from './offscreen-canvas-factory.ts';
import { type InkFacts, inkOfPage } from './findings/page-ink.ts';
import { readPageResources } from './findings/page-operators.ts';
import { gatherOperators } from './parser-thread.ts';
import { lowestPpi } from './findings/picture-resolution.ts';
import { rightsNoticeIn } from './findings/rights-notice.ts';
import { staffHeightPx } from './findings/staff-height.ts';
import { turnToUpright } from './findings/text-direction.ts';

const pointMm = 25.4 / 72;
/** Colour, margins and staves are measured at this resolution (preflight PF-11). */
const measuredPpi = 100;
/** Posters are measured at less, so that a page never takes more than 16 MB of pixels. */
const maxPixels = 4_000_000;

/** Size of a page as it is read, in millimetres. */
export function sizeOfPage(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: 1 });
  return { widthMm: round(width * pointMm, 100), heightMm: round(height * pointMm, 100) };
}

/**
 * Measures one page: reads its operators and text, draws it without its marks and looks at the pixels. `marks` have been
 * set aside; where there are any, the page is drawn with them, too.
 */
export async function inspectPage(page: PDFPageProxy, marks: number): Promise<InspectedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(measuredPpi / 72, Math.sqrt(maxPixels / (width * height)));
  const { value: pixels, operators } = await gatherOperators(() => pixelsOf(page, scale, false));
  const ink = inkOfPage(pixels);
  const staffPx = ink.box && staffHeightPx(ink.darkness);
  const { pictures, missingFonts } = await readPageResources(page, operators);
  const text = await textOf(page);
  return {
    ...sizeOfPage(page),
    rotation: page.rotate,
    ...seenInk(ink, scale),
    ...lowestPpi(pictures, width * height),
    staffHeightMm: staffPx === null ? null : inMm(staffPx, scale),
    missingFonts,
    rightsNotice: rightsNoticeIn(linesOf(text)),
    upright: turnToUpright(text, page.rotate),
    marks: marks === 0 ? null : await seenMarks(page, marks, { pixels, scale }),
  };
}

/** What is seen with the marks; null when none of them can be seen. */
async function seenMarks(
  page: PDFPageProxy,
  count: number,
  plain: { pixels: ImageData; scale: number },
): Promise<InspectedPage['marks']> {
  const marked = await pixelsOf(page, plain.scale, true);
  const isSame = marked.data.every((value, index) => value === plain.pixels.data[index]);
  return isSame ? null : { count, ...seenInk(inkOfPage(marked), plain.scale) };
}

async function pixelsOf(page: PDFPageProxy, scale: number, withMarks: boolean): Promise<ImageData> {
  const canvas = await drawPage(page, scale, withMarks);
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

const seenInk = ({ ink, tintOnly, box }: InkFacts, scale: number) => ({
  ink,
  tintOnly,
  margins: box && {
    top: inMm(box.top, scale),
    right: inMm(box.right, scale),
    bottom: inMm(box.bottom, scale),
    left: inMm(box.left, scale),
  },
});

const inMm = (pixels: number, scale: number): number => round((pixels / scale) * pointMm, 10);

/** To hundredths, or to tenths: page boxes and pixels are no finer. */
const round = (mm: number, steps: 10 | 100): number => Math.round(mm * steps) / steps;

async function textOf(page: PDFPageProxy): Promise<readonly TextItem[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

const linesOf = (items: readonly TextItem[]): readonly string[] =>
  items
    .map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`)
    .join('')
    .split('\n');
