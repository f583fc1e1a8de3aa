import { hashAnswerSchema, type HashAnswer } from './hash-answer.ts';

/** Takes pieces of a file in order and gives the base64 md5 of the whole; then the next file may begin. */
export interface FileHash {
  /** The bytes belong to the hash from now on. @throws HashFailed */
  add(bytes: ArrayBuffer): Promise<void>;
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
  const ask = async (message: ArrayBuffer | 'end'): Promise<HashAnswer> => {
    const answer = await answerOf(worker, message);
    if (answer.type === 'failed') throw new HashFailed(answer.reason);
    return answer;
  };
  return {
    add: async (bytes) => void (await ask(bytes)),
    finish: async () => {
      const answer = await ask('end');
      if (answer.type !== 'md5') throw new HashFailed('The hash worker gave no hash.');
      return answer.md5;
    },
    close: () => worker.terminate(),
  };
}

function answerOf(worker: HashWorker, message: ArrayBuffer | 'end'): Promise<HashAnswer> {
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
  worker.postMessage(message, message === 'end' ? [] : [message]);
  return promise;
}

function readAnswer(data: unknown): HashAnswer {
  const parsed = hashAnswerSchema.safeParse(data);
  return parsed.success ? parsed.data : { type: 'failed', reason: 'The hash worker gave an unknown answer.' };
}
