import type { PDFPageProxy } from 'pdfjs-dist';
import type { InspectedPage } from '#print/inspected-file.ts';
import type { Size } from '#print/paper-format.ts';
import { drawPage } from './draw-page.ts';
import { contextOf } from './offscreen-canvas-factory.ts';
import { inkOfPage } from './page-ink.ts';
import { readPageResources } from './page-operators.ts';
import { lowestPpi } from './picture-resolution.ts';
import { rightsNoticeIn } from './rights-notice.ts';
import { staffHeightPx } from './staff-height.ts';

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

/** Measures one page: reads its operators and text, draws it once and looks at the pixels. */
export async function inspectPage(page: PDFPageProxy): Promise<InspectedPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(measuredPpi / 72, Math.sqrt(maxPixels / (width * height)));
  const canvas = await drawPage(page, scale);
  const ink = inkOfPage(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height));
  const mm = (pixels: number) => round((pixels / scale) * pointMm, 10);
  const staffPx = ink.box && staffHeightPx(ink.darkness);
  const { pictures, missingFonts } = await readPageResources(page);
  return {
    ...sizeOfPage(page),
    rotation: page.rotate,
    ink: ink.ink,
    tintOnly: ink.tintOnly,
    margins: ink.box && {
      top: mm(ink.box.top),
      right: mm(ink.box.right),
      bottom: mm(ink.box.bottom),
      left: mm(ink.box.left),
    },
    ...lowestPpi(pictures, width * height),
    staffHeightMm: staffPx === null ? null : mm(staffPx),
    missingFonts,
    rightsNotice: rightsNoticeIn(await linesOf(page)),
  };
}

/** To hundredths, or to tenths: page boxes and pixels are no finer. */
const round = (mm: number, steps: 10 | 100): number => Math.round(mm * steps) / steps;

async function linesOf(page: PDFPageProxy): Promise<readonly string[]> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
  return text.split('\n');
}
