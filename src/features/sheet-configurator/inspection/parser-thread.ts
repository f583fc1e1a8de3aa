import 'pdfjs-dist/build/pdf.worker.mjs';
import { PDFWorker } from 'pdfjs-dist';
import * as z from 'zod/mini';
import { pageBudget } from './bounds/page-budget.ts';
import { partLargeStencils } from './bounds/part-large-stencils.ts';
import { shrinkPicture } from './bounds/shrink-picture.ts';

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
  port2.addEventListener('message', ({ data }) => hear(data));
  globalThis.pdfjsWorker.WorkerMessageHandler.initializeFromPort(port1);
  const port: unknown = port2;
  if (!isPortForPdf(port)) throw new Error('This browser has no message channels');
  return (parser = PDFWorker.create({ port }));
}

const operatorsSchema = z.object({ fnArray: z.array(z.number()), argsArray: z.array(z.unknown()) });
const chunkSchema = z.object({ chunk: z.unknown() });
/** A picture comes last, behind the id it is drawn by. */
const pictureSchema = z.object({ action: z.enum(['obj', 'commonobj']), data: z.array(z.unknown()) });

/** What a page consists of, as the parser lists it: operators and their arguments. */
export type PageOperators = z.infer<typeof operatorsSchema>;

let gathered: PageOperators | undefined;

/** The parser sends what a page consists of in pieces, as it finds it. The part that draws hears it behind this. */
function hear(message: unknown): void {
  shrinkWithin(pictureSchema.safeParse(message).data?.data.at(-1));
  const chunk = chunkSchema.safeParse(message).data?.chunk;
  const listed = operatorsSchema.safeParse(chunk).data;
  if (!listed || typeof chunk !== 'object') return;
  pageBudget.countOperators(listed.fnArray.length);
  const { fnArray, argsArray } = partLargeStencils(listed);
  Object.assign(chunk ?? {}, { fnArray, argsArray, length: fnArray.length });
  for (const operator of fnArray) gathered?.fnArray.push(operator);
  for (const args of argsArray) gathered?.argsArray.push(args);
}

/** Where there is no room for a smaller picture the page has ended: an error here would be one of the whole thread. */
function shrinkWithin(picture: unknown): void {
  try {
    shrinkPicture(picture, pageBudget);
  } catch (error) {
    if (pageBudget.left >= 0) throw error;
  }
}

/**
 * Gathers the operators of the page that `work` draws. Asking pdf.js for them would have it decode every picture once more,
 * beside what it decoded to draw it.
 */
export async function gatherOperators<Value>(
  work: () => Promise<Value>,
): Promise<{ value: Value; operators: PageOperators }> {
  const operators: PageOperators = { fnArray: [], argsArray: [] };
  gathered = operators;
  try {
    return { value: await work(), operators };
  } finally {
    gathered = undefined;
  }
}

/** pdf.js is typed for workers; it uses no more of one than a port has. */
const isPortForPdf = (port: unknown): port is Worker => port instanceof MessagePort;
