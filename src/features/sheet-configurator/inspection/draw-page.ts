import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist';
import type { RenderParameters } from 'pdfjs-dist/types/src/display/api';
import { nextTask } from './next-task.ts';
import { contextOf } from './offscreen-canvas-factory.ts';

/** Draws a page on white at a scale of 1 = 72 pixels per inch, with its marks or without those set aside. */
export async function drawPage(page: PDFPageProxy, scale: number, withMarks: boolean): Promise<OffscreenCanvas> {
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  const canvasContext: unknown = contextOf(canvas);
  if (!isDrawable(canvasContext)) throw new Error('This browser cannot draw in a worker');
  const annotationMode = withMarks ? AnnotationMode.ENABLE : AnnotationMode.ENABLE_STORAGE;
  const task = page.render({ canvas: null, canvasContext, viewport, background: 'white', annotationMode });
  // Between two slices of the drawing messages are read.
  task.onContinue = (goOn: () => void) => void nextTask().then(goOn);
  await task.promise;
  return canvas;
}

/** pdf.js is typed for the page; in a worker it draws on an OffscreenCanvas just the same. */
const isDrawable = (context: unknown): context is RenderParameters['canvasContext'] =>
  context instanceof OffscreenCanvasRenderingContext2D;
