import type { PDFPageProxy } from 'pdfjs-dist';
import { drawPage } from './draw-page.ts';
import { inspectPage, sizeOfPage } from './inspect-page.ts';
import type { OpenScore } from './open-documents.ts';
import { openPdf } from './documents/open-pdf.ts';
import { pageBudget } from './bounds/page-budget.ts';
import { setMarksAside } from './findings/page-marks.ts';

/** Of a page that is much taller than wide. */
const maxDrawnPixels = 16_000_000;

/** Opens a PDF for the inspection. @throws {UnprintableFileError} */
export async function openScore(file: Blob): Promise<OpenScore> {
  const { document, isEncrypted } = await pageBudget.watch(undefined, () => openPdf(file));
  /** Gives a page to `work` and frees what it held in memory afterwards. */
  const withPage = async <Value>(number: number, work: (page: PDFPageProxy) => Promise<Value>): Promise<Value> => {
    const page = await document.getPage(number);
    try {
      return await pageBudget.watch(number, () => work(page));
    } finally {
      page.cleanup();
    }
  };
  return {
    pageCount: document.numPages,
    isEncrypted,
    sizeOf: async (number) => sizeOfPage(await document.getPage(number)),
    inspect: (number) => withPage(number, async (page) => inspectPage(page, await setMarksAside(page, document))),
    draw: (number, widthPx, withMarks) =>
      withPage(number, async (page) => {
        await setMarksAside(page, document);
        const { width, height } = page.getViewport({ scale: 1 });
        const scale = Math.min(widthPx / width, Math.sqrt(maxDrawnPixels / (width * height)));
        const canvas = await drawPage(page, scale, withMarks);
        return canvas.transferToImageBitmap();
      }),
    close: () => document.loadingTask.destroy(),
  };
}
