import { hashAnswerSchema, type HashAnswer, type HashOrder } from './hash-answer.ts';

/** Takes pieces of a file in order and gives the base64 md5 of the whole; then the next file may begin. */
export interface FileHash {
  /** Begins a file; with the state of an earlier hash, goes on from there. @throws HashFailed */
  begin(state?: string): Promise<void>;
  /** The bytes belong to the hash from now on. Resolves with the state after them. @throws HashFailed */
  add(bytes: ArrayBuffer): Promise<string>;
  /** @throws HashFailed */
  finish(): Promise<string>;
  /** Ends the worker; no further calls. */
  close(): void;
}

/** The worker could not be loaded, or could not compute. */
export class HashFailed extends Error {
  override readonly name = 'HashFailed';
}

type HashWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const startWorker = (): HashWorker =>
  new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module', name: 'hash' });

/** A hash that runs in a worker of its own, so that the page stays free. */
export function createFileHash(start: () => HashWorker = startWorker): FileHash {
  const worker = start();
  const ask = async <Type extends 'ready' | 'md5'>(
    order: HashOrder,
    type: Type,
  ): Promise<Extract<HashAnswer, { type: Type }>> => {
    const answer = await answerOf(worker, order);
    if (isAnswer(answer, type)) return answer;
    throw new HashFailed(answer.type === 'failed' ? answer.reason : 'The hash worker answered something else.');
  };
  return {
    begin: async (state) => void (await ask({ type: 'begin', ...(state === undefined ? {} : { state }) }, 'ready')),
    add: async (bytes) => (await ask(bytes, 'ready')).state,
    finish: async () => (await ask('end', 'md5')).md5,
    close: () => worker.terminate(),
  };
}

function isAnswer<Type extends HashAnswer['type']>(
  answer: HashAnswer,
  type: Type,
): answer is Extract<HashAnswer, { type: Type }> {
  return answer.type === type;
}

function answerOf(worker: HashWorker, order: HashOrder): Promise<HashAnswer> {
  const { promise, resolve } = Promise.withResolvers<HashAnswer>();
  const heard = new AbortController();
  const settle = (answer: HashAnswer): void => {
    heard.abort();
    resolve(answer);
  };
  const fail = (): void => settle({ type: 'failed', reason: 'The hash worker ended or could not be loaded.' });
  const { signal } = heard;
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => settle(readAnswer(data)), { signal });
  worker.addEventListener('error', fail, { signal });
  worker.addEventListener('messageerror', fail, { signal });
  // Copied, not handed over: the same bytes are being written to the database.
  worker.postMessage(order);
  return promise;
}

function readAnswer(data: unknown): HashAnswer {
  const parsed = hashAnswerSchema.safeParse(data);
  return parsed.success ? parsed.data : { type: 'failed', reason: 'The hash worker gave an unknown answer.' };
}
