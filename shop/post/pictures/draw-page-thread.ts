/* Draws the one page it is told, and is ended with it: what a file made of PDFium's memory meets no other file. */
import { parentPort } from 'node:worker_threads';
import { giveWay } from '../../base/threads/give-way.ts';
import { threadName } from '../../base/threads/processor-wait.ts';
import { drawPage } from './draw-page.ts';
import { openPdfium } from './open-pdfium.ts';
import type { PageToDraw } from './page-picture.ts';

/** For PDFium and the file in it, in bytes. */
const mostMemory = 256 * 1024 * 1024;

giveWay();
parentPort?.on('message', ({ path, page }: PageToDraw) => {
  // What fails ends the thread.
  void openPdfium(mostMemory).then((pdfium) => parentPort?.postMessage(drawPage(pdfium, path, page)));
});
parentPort?.postMessage(threadName());
