/// <reference lib="webworker" />
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { InspectedPage } from '#print/inspected-file.ts';
import { drawPage } from './draw-page.ts';
import { inspectPage, sizeOfPage } from './inspect-page.ts';
import {
  type InspectionAnswer,
  type InspectionRequest,
  inspectionTag,
  type InspectionWork,
} from './inspection-messages.ts';
import { OpenDocuments } from './open-documents.ts';
import { UnprintableFileError } from './open-pdf.ts';
import { Turns } from './turns.ts';

declare const self: DedicatedWorkerGlobalScope;

type Answer = InspectionAnswer extends infer Each ? (Each extends unknown ? Omit<Each, 'tag' | 'job'> : never) : never;
type Reply = (answer: Answer, transfer?: Transferable[]) => void;

const documents = new OpenDocuments();
/** Pages are inspected and drawn one at a time: cleaning one up would take the pictures from another job's hands. */
const turns = new Turns();
const running = new Map<number, AbortController>();

self.addEventListener('message', ({ data }: MessageEvent<InspectionRequest>) => {
  // pdf.js talks to itself on this port as well.
  if (data.tag !== inspectionTag) return;
  if (data.kind === 'cancel') running.get(data.job)?.abort();
  else void runJob(data.job, data);
});

async function runJob(job: number, work: InspectionWork): Promise<void> {
  const reply: Reply = (answer, transfer = []) => self.postMessage({ ...answer, tag: inspectionTag, job }, transfer);
  const stop = new AbortController();
  running.set(job, stop);
  try {
    await (work.kind === 'inspect' ? inspect(work, reply, stop.signal) : render(work, reply, stop.signal));
  } catch (error) {
    if (!stop.signal.aborted) report(error, work, reply);
  } finally {
    running.delete(job);
    if (running.size === 0) await documents.closeOld();
  }
}

async function inspect(
  { fileKey, file }: Extract<InspectionWork, { kind: 'inspect' }>,
  reply: Reply,
  signal: AbortSignal,
): Promise<void> {
  const { document, isEncrypted } = await documents.of(fileKey, file);
  const total = document.numPages;
  const sizes = [];
  for (let number = 1; number <= total; number += 1) sizes.push(sizeOfPage(await document.getPage(number)));
  reply({ kind: 'progress', progress: { step: 'opened', sizes } });
  const pages: InspectedPage[] = [];
  for (let number = 1; number <= total; number += 1) {
    const inspected = turns.take(() => withPage(document, number, signal, (page) => inspectPage(page, signal)));
    pages.push(await inspected);
    reply({ kind: 'progress', progress: { step: 'page', done: number, total } });
  }
  reply({ kind: 'inspected', result: { status: 'inspected', file: { pages, encrypted: isEncrypted } } });
}

async function render(
  { fileKey, file, page: number, widthPx }: Extract<InspectionWork, { kind: 'render' }>,
  reply: Reply,
  signal: AbortSignal,
): Promise<void> {
  const { document } = await documents.of(fileKey, file);
  const canvas = await turns.take(() =>
    withPage(document, number, signal, (page) =>
      drawPage(page, widthPx / page.getViewport({ scale: 1 }).width, signal),
    ),
  );
  const image = canvas.transferToImageBitmap();
  reply({ kind: 'rendered', image }, [image]);
}

/** Gives a page to `work` and frees what it held in memory afterwards. */
async function withPage<Value>(
  document: PDFDocumentProxy,
  number: number,
  signal: AbortSignal,
  work: (page: PDFPageProxy) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const page = await document.getPage(number);
  try {
    return await work(page);
  } finally {
    page.cleanup();
  }
}

function report(error: unknown, work: InspectionWork, reply: Reply): void {
  if (work.kind === 'inspect' && error instanceof UnprintableFileError) {
    reply({ kind: 'inspected', result: { status: 'failed', failure: error.failure } });
    return;
  }
  reply({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
}
