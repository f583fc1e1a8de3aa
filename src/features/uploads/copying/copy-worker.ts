import { FileNotReadable } from '#offline/parts/read-piece.ts';
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
  /**
   * Begins a copy, or goes on with one; the one before is over.
   * @returns bytes from the start after which it goes on: what the order says, or 0 when that cannot be
   * @throws CopyFailed
   */
  begin(copy: CopyOrder): Promise<number>;
  /** The next part of it; may be asked for before the last one is there. @throws FileNotReadable, CopyFailed */
  next(keeps: boolean): Promise<CopiedPart>;
  /** Ends the worker; no further calls. */
  close(): void;
}

/** The worker could not do it. */
export class CopyFailed extends Error {
  override readonly name: string = 'CopyFailed';
}

/** The worker could not be loaded: no network, or the shop has a newer version. It may be there later. */
export class CopyWorkerMissing extends CopyFailed {
  override readonly name = 'CopyWorkerMissing';
}

type PageEnd = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** A worker that owes an answer is looked after so often, in milliseconds; a page that was frozen has not looked meanwhile. */
const lookMs = 5_000;

/** After so many looks without a word the browser has forgotten a call of the worker: reading and writing a part take seconds. */
const mostLooks = 12;

/**
 * Copies in a worker of its own, so that the page stays free. One that says nothing for a minute is ended: another one can go on
 * where it was.
 * @throws CopyFailed where there are no workers
 */
export function createCopyWorker(start: () => PageEnd = startWorker): CopyWorker {
  const worker = started(start);
  const waiting: PromiseWithResolvers<WorkerAnswer>[] = [];
  let broken: CopyFailed | undefined;
  let hasSpoken = false;
  const giveUp = (reason: CopyFailed): void => {
    broken = reason;
    silence.end();
    for (const { reject } of waiting.splice(0)) reject(broken);
  };
  const breakOff = (event: Event): void => giveUp(reasonOf(event, hasSpoken));
  const silence = watchSilence(
    () => waiting.length > 0,
    () => {
      worker.terminate();
      giveUp(new CopyFailed('The copying worker says nothing.'));
    },
  );
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    hasSpoken = true;
    silence.heard();
    waiting.shift()?.resolve(readAnswer(data));
  });
  worker.addEventListener('error', breakOff);
  worker.addEventListener('messageerror', breakOff);
  const ask = async <Type extends WorkerAnswer['type']>(
    order: WorkerOrder,
    type: Type,
  ): Promise<Extract<WorkerAnswer, { type: Type }>> => {
    if (broken) throw broken;
    const asked = Promise.withResolvers<WorkerAnswer>();
    waiting.push(asked);
    silence.begin();
    worker.postMessage(order);
    const answer = await asked.promise;
    if (isAnswer(answer, type)) return answer;
    if (answer.type === 'not-readable') throw new FileNotReadable('The file changed or is gone.');
    throw new CopyFailed(answer.type === 'failed' ? answer.reason : 'The copying worker answered something else.');
  };
  return {
    edges: async (file) => (await ask({ type: 'edges', file }, 'edges')).md5,
    begin: async (copy) => (await ask({ type: 'begin', copy }, 'begun')).first,
    next: async (keeps) => (await ask({ type: 'next', keeps }, 'part')).part,
    close: () => {
      silence.end();
      worker.terminate();
    },
  };
}

const startWorker = (): PageEnd =>
  new Worker(new URL('./copy.worker.ts', import.meta.url), { type: 'module', name: 'copy' });

/** Calls back when somebody who owes an answer has said nothing at so many looks. */
function watchSilence(owesAnswer: () => boolean, tooLong: () => void) {
  let silentLooks = 0;
  let looking: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    silentLooks = owesAnswer() ? silentLooks + 1 : 0;
    if (silentLooks >= mostLooks) tooLong();
  };
  return {
    begin: (): void => void (looking ??= setInterval(look, lookMs)),
    heard: (): void => void (silentLooks = 0),
    end: (): void => clearInterval(looking),
  };
}

function started(start: () => PageEnd): PageEnd {
  try {
    return start();
  } catch (error) {
    throw new CopyFailed('The copying worker could not be started.', { cause: error });
  }
}

/** Of a script that cannot be fetched browsers say nothing but `error`; one that fails has a message. */
const isNotLoaded = (event: Event, hasSpoken: boolean): boolean =>
  event.type === 'error' && !hasSpoken && !('message' in event);

const reasonOf = (event: Event, hasSpoken: boolean): CopyFailed =>
  isNotLoaded(event, hasSpoken)
    ? new CopyWorkerMissing('The copying worker could not be loaded.')
    : new CopyFailed('The copying worker ended.');

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
