import { Worker } from 'node:worker_threads';
import { ThreadPool } from '../../base/threads/thread-pool.ts';
import type { PagePicture } from './draw-page.ts';
import type { PageOfFile } from './page-of-file.ts';

export interface PageToDraw {
  /** Of the file, on disk. */
  readonly path: string;
  readonly page: PageOfFile;
}

/** For one page, in ms: on a busy machine a page of notes takes a tenth of it. */
const patience = 8000;
/** Beside PDFium's own. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

/** All pictures of one run of mails, in ms: what stands behind a slow one is told without pictures, not late. */
const runPatience = 20_000;

/** Whether there is time left for pictures of mails that are made or sent from now on, one after the other. */
export function drawingTime(): () => boolean {
  const until = performance.now() + runPatience;
  return () => performance.now() < until;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a page of a PDF beside everything else: in a thread of its own with a bound on its time and memory, one page at a
 * time for the whole process.
 *
 * @param mayDraw asked when it is the page's turn
 * @returns null for what could not be drawn, damaged and hostile files included
 */
export function drawPagePicture(
  drawn: PageToDraw,
  {
    mayDraw = () => true,
    patienceMs = patience,
  }: { readonly mayDraw?: () => boolean; readonly patienceMs?: number } = {},
): Promise<PagePicture | null> {
  const drawing = last.then(() => (mayDraw() ? drawInThread(drawn, patienceMs) : null));
  last = Promise.allSettled([drawing]);
  return drawing;
}

async function drawInThread(drawn: PageToDraw, timeLimit: number): Promise<PagePicture | null> {
  const thread = new ThreadPool<PageToDraw, PagePicture | null>(startThread, { threads: 1, timeLimit, mostWaiting: 1 });
  try {
    return await thread.ask(drawn, '');
  } catch (error) {
    // Whose file it is stays out of the log: its name is the key to it.
    console.error('A page could not be drawn for a mail.', error);
    return null;
  } finally {
    await thread.close();
  }
}

/** What PDFium says of a file is not read by anybody. */
const startThread = (): Worker =>
  new Worker(new URL('draw-page-thread.ts', import.meta.url), {
    execArgv: [],
    resourceLimits,
    stdout: true,
    stderr: true,
  });
