import { writeJobPreview } from '#features/cart/job-preview.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { sheetSize, type Size } from '#print/spec/paper-format.ts';
import { drawSheet } from './draw-sheet.ts';
import { type PagePictures, pictureOf } from './page-pictures.ts';
import { sheetLook } from './sheet-look.ts';

/** Twice the width of the picture in the cart. */
const widthPx = 320;

interface JobPicture {
  jobId: string;
  row: PrintRow;
  sizes: readonly Size[];
  pictures: PagePictures;
  signal: AbortSignal;
}

/** Keeps the first page with notes on its paper as a small picture, for the cart. */
export async function saveJobPicture({ jobId, row, sizes, pictures, signal }: JobPicture): Promise<void> {
  const first = row.pages.find((page) => page.from === 'file');
  if (!first) return;
  const sheet = sheetSize(row.spec.format, row.spec.orientation);
  const canvas = new OffscreenCanvas(widthPx, Math.round((widthPx * sheet.heightMm) / sheet.widthMm));
  const context = canvas.getContext('2d');
  if (!context) return;
  const look = sheetLook(first, row.spec, sizes);
  const tone = getComputedStyle(document.documentElement).getPropertyValue(look.toneVariable);
  drawSheet(context, await pictures.get(pictureOf(first, widthPx), signal), look, tone);
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  signal.throwIfAborted();
  await writeJobPreview(jobId, picture);
}
