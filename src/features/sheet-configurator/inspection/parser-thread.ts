import 'pdfjs-dist/build/pdf.worker.mjs';
import { PDFWorker } from 'pdfjs-dist';
import * as z from 'zod/mini';
import { pageBudget } from './page-budget.ts';

declare global {
  /** Set by pdf.worker.mjs, which has no types. */
  var pdfjsWorker: { WorkerMessageHandler: { initializeFromPort: (port: MessagePort) => void } };
}

let parser: PDFWorker | undefined;

/**
 * The parser of pdf.js, in this thread. By itself pdf.js would talk to it through promises alone and let no other message
 * in before a page is done; through a channel every message is a task of its own.
 */
export function parserInThisThread(): PDFWorker {
  if (parser) return parser;
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.start();
  port2.addEventListener('message', ({ data }) => pageBudget.countOperators(operatorsIn(data)));
  globalThis.pdfjsWorker.WorkerMessageHandler.initializeFromPort(port1);
  const port: unknown = port2;
  if (!isPortForPdf(port)) throw new Error('This browser has no message channels');
  return (parser = PDFWorker.create({ port }));
}

const chunkSchema = z.object({ chunk: z.object({ fnArray: z.array(z.unknown()) }) });

/** The parser sends what a page consists of in pieces, as it finds it. */
const operatorsIn = (message: unknown): number => chunkSchema.safeParse(message).data?.chunk.fnArray.length ?? 0;

/** pdf.js is typed for workers; it uses no more of one than a port has. */
const isPortForPdf = (port: unknown): port is Worker => port instanceof MessagePort;
