import { FileNotReadable } from '#offline/read-piece.ts';
import {
  workerAnswerSchema,
  type CopiedPart,
  type CopyOrder,
  type WorkerAnswer,
  type WorkerOrder,
} from './copy-messages.ts';

/** Copies files into the browser's own storage and hashes them, one after the other. */
export interface CopyWorker {
  /** Base64 md5 of the edges of a file. @throws FileNotReadable, CopyFailed */
  edges(file: Blob): Promise<string>;
  /** Begins a copy, or goes on with one; the one before is over. @throws CopyFailed */
  begin(copy: CopyOrder): Promise<void>;
  /** The next part of it; may be asked for before the last one is there. @throws FileNotReadable, CopyFailed */
  next(keeps: boolean): Promise<CopiedPart>;
  /** Ends the worker; no further calls. */
  close(): void;
}

/** The worker could not be loaded, or could not do it. */
export class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
}

type PageEnd = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const startWorker = (): PageEnd =>
  new Worker(new URL('./copy.worker.ts', import.meta.url), { type: 'module', name: 'copy' });

/** Copies in a worker of its own, so that the page stays free. */
export function createCopyWorker(start: () => PageEnd = startWorker): CopyWorker {
  const worker = start();
  const waiting: ((answer: WorkerAnswer) => void)[] = [];
  let broken: WorkerAnswer | undefined;
  const breakOff = (): void => {
    broken = { type: 'failed', reason: 'The copying worker ended or could not be loaded.' };
    for (const settle of waiting.splice(0)) settle(broken);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => waiting.shift()?.(readAnswer(data)));
  worker.addEventListener('error', breakOff);
  worker.addEventListener('messageerror', breakOff);
  const ask = async <Type extends WorkerAnswer['type']>(
    order: WorkerOrder,
    type: Type,
  ): Promise<Extract<WorkerAnswer, { type: Type }>> => {
    const { promise, resolve } = Promise.withResolvers<WorkerAnswer>();
    if (broken) throw new CopyFailed('The copying worker has ended.');
    waiting.push(resolve);
    worker.postMessage(order);
    const answer = await promise;
    if (isAnswer(answer, type)) return answer;
    if (answer.type === 'not-readable') throw new FileNotReadable('The file changed or is gone.');
    throw new CopyFailed(answer.type === 'failed' ? answer.reason : 'The copying worker answered something else.');
  };
  return {
    edges: async (file) => (await ask({ type: 'edges', file }, 'edges')).md5,
    begin: async (copy) => void (await ask({ type: 'begin', copy }, 'begun')),
    next: async (keeps) => (await ask({ type: 'next', keeps }, 'part')).part,
    close: () => worker.terminate(),
  };
}

function isAnswer<Type extends WorkerAnswer['type']>(
  answer: WorkerAnswer,
  type: Type,
): answer is Extract<WorkerAnswer, { type: Type }> {
  return answer.type === type;
}

function readAnswer(data: unknown): WorkerAnswer {
  const parsed = workerAnswerSchema.safeParse(data);
  return parsed.success ? parsed.data : { type: 'failed', reason: 'The copying worker gave an unknown answer.' };
}
