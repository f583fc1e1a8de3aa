import {
  type InspectionAnswer,
  type InspectionRequest,
  inspectionTag,
  type InspectionWork,
  readInspectionAnswer,
} from './inspection-messages.ts';

/** The part of a `Worker` that is used, so that tests can stand in for one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The inspection worker could not be loaded or broke down: nothing is known about the file. */
export class InspectionUnavailableError extends Error {
  override readonly name = 'InspectionUnavailableError';
}

/** Looks at an answer and returns the result once it is there. */
type AnswerReader<Value> = (answer: InspectionAnswer) => { readonly value: Value } | undefined;

type OpenJob = {
  readonly take: (answer: InspectionAnswer) => void;
  readonly reject: (reason: unknown) => void;
};

/**
 * One worker for all inspections: created with the first work, ended after `idleMs` without work (pdf.js keeps 150 to
 * 300 MB while it lives).
 */
export class InspectionPort {
  readonly #createWorker: () => WorkerLike;
  readonly #idleMs: number;
  readonly #open = new Map<number, OpenJob>();
  #worker: WorkerLike | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastJob = 0;

  constructor(createWorker: () => WorkerLike, idleMs = 60_000) {
    this.#createWorker = createWorker;
    this.#idleMs = idleMs;
  }

  /**
   * Hands work to the worker and every answer to `read`, until that returns a value. Aborting rejects at once with the
   * signal's reason and tells the worker to stop.
   * @throws {InspectionUnavailableError} when the worker cannot be loaded or breaks down.
   */
  async run<Value>(work: InspectionWork, read: AnswerReader<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    this.#lastJob += 1;
    const job = this.#lastJob;
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const take = (answer: InspectionAnswer) => {
      if (answer.kind === 'broken') reject(new InspectionUnavailableError(answer.reason));
      const result = read(answer);
      if (result) resolve(result.value);
    };
    const abort = () => {
      send(worker, { tag: inspectionTag, job, kind: 'cancel' });
      reject(signal?.reason);
    };
    this.#open.set(job, { take, reject });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      send(worker, { ...work, tag: inspectionTag, job });
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#close(job);
    }
  }

  #start(): WorkerLike {
    const worker = this.#createWorker();
    worker.addEventListener('message', ({ data }) => {
      const answer = readInspectionAnswer(data);
      if (answer) this.#open.get(answer.job)?.take(answer);
    });
    worker.addEventListener('error', (event) => this.#fail(event.message));
    worker.addEventListener('messageerror', () => this.#fail('An answer could not be read'));
    return worker;
  }

  #fail(reason: string) {
    this.#end();
    for (const { reject } of this.#open.values()) reject(new InspectionUnavailableError(reason));
  }

  #close(job: number) {
    this.#open.delete(job);
    if (this.#open.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), this.#idleMs);
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

const send = (worker: WorkerLike, request: InspectionRequest) => worker.postMessage(request, []);
