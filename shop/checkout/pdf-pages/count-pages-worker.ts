/* Counts the pages of the files it is told, one after the other; ended from outside when it takes too long. */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { countPdfPages } from './count-pdf-pages.ts';
import { PdfUnreadable } from './pdf-values.ts';
import { giveWay } from '../../base/threads/give-way.ts';

giveWay();
parentPort?.on('message', (path: unknown) => parentPort?.postMessage(pagesOf(String(path))));
parentPort?.postMessage('ready');

function pagesOf(path: string): number | null {
  try {
    return pagesIn(path);
  } catch (error) {
    // Hostile files find other ways to fail than those that were thought of.
    if (!(error instanceof PdfUnreadable)) console.error('The pages of a file could not be counted.', error);
    return null;
  }
}

function pagesIn(path: string): number {
  const file = openSync(path, 'r');
  try {
    const read = (at: number, length: number): Uint8Array => {
      const bytes = Buffer.allocUnsafe(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, at));
    };
    return countPdfPages({ size: fstatSync(file).size, read });
  } finally {
    closeSync(file);
  }
}
