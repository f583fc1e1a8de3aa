import type { InspectedPage } from '#print/pages/inspected-file.ts';
import {
  type InspectionAnswer,
  type InspectionRequest,
  inspectionTag,
  type InspectionWork,
  readInspectionAnswer,
  type SlowWork,
} from './inspection-messages.ts';
import { WorkerWatch } from './worker-watch.ts';

/** The part of a `Worker` that is used, so that tests can stand in for one. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The inspection worker could not be loaded or broke down: nothing is known about the file. */
export class InspectionUnavailableError extends Error {
  override readonly name = 'InspectionUnavailableError';
}

/** Looks at an answer and returns the result once it is there. */
type AnswerReader<Value> = (answer: InspectionAnswer | SlowNote) => { readonly value: Value } | undefined;

/** Nobody inside a page that takes long could say so. */
type SlowNote = { readonly kind: 'slow' } & SlowWork;

interface OpenJob {
  readonly work: InspectionWork;
  /** Pages that came since the work was handed over. */
  readonly pages: InspectedPage[];
  readonly take: (answer: InspectionAnswer | SlowNote) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * One worker for all inspections: created with the first work, ended after `idleMs` without work (pdf.js keeps 150 to
 * 300 MB while it lives). A worker that a page is too much for is ended; all other work goes on with a new one.
 */
export class InspectionPort {
  readonly #createWorker: () => WorkerLike;
  readonly #idleMs: number;
  readonly #open = new Map<number, OpenJob>();
  readonly #watch = new WorkerWatch({
    giveUp: (stuck) => this.#giveUp(stuck),
    tellSlow: ({ job, page, seconds }) => {
      for (const open of this.#sameFile(job)) open.take({ kind: 'slow', page, seconds });
    },
  });
  #worker: WorkerLike | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  /** While the memory of a spent worker comes back; work waits. */
  #rest: ReturnType<typeof setTimeout> | undefined;
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
    if (this.#rest === undefined) this.#worker ??= this.#start();
    this.#lastJob += 1;
    const job = this.#lastJob;
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const take = (answer: InspectionAnswer | SlowNote) => {
      if (answer.kind === 'broken') reject(new InspectionUnavailableError(answer.reason));
      const result = read(answer);
      if (result) resolve(result.value);
    };
    const abort = () => {
      this.#send({ tag: inspectionTag, job, kind: 'cancel' });
      this.#watch.unwanted(job);
      reject(signal?.reason);
    };
    this.#open.set(job, { work, pages: [], take, reject });
    signal?.addEventListener('abort', abort, { once: true });
    try {
      this.#send({ ...work, tag: inspectionTag, job });
      return await promise;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#close(job);
    }
  }

  #send(request: InspectionRequest): void {
    this.#worker?.postMessage(request, []);
  }

  #start(): WorkerLike {
    const worker = this.#createWorker();
    worker.addEventListener('message', ({ data }) => {
      if (worker === this.#worker) this.#hear(data);
    });
    const fail = (reason: string) => {
      if (worker === this.#worker) this.#fail(reason);
    };
    worker.addEventListener('error', (event) => fail(event.message));
    worker.addEventListener('messageerror', () => fail('An answer could not be read'));
    return worker;
  }

  #hear(message: unknown): void {
    const answer = readInspectionAnswer(message);
    this.#watch.heard(answer);
    if (!answer) return;
    const open = this.#open.get(answer.job);
    if (answer.kind === 'progress' && answer.progress.step === 'page') open?.pages.push(answer.progress.page);
    open?.take(answer);
    if ('spent' in answer && answer.spent !== undefined) this.#renewRested(answer.spent);
  }

  /** A worker is stuck in a page, or in opening a file: that is too much for it, whatever the page was wanted for. */
  #giveUp({ job, page, isWanted }: { job: number; page: number | undefined; isWanted: boolean }): void {
    const tooMuch = isWanted ? this.#sameFile(job) : [];
    const result = { status: 'failed', failure: 'too-complex', page } as const;
    for (const { work, take, reject } of tooMuch) {
      if (work.kind === 'render') reject(new InspectionUnavailableError('A page takes too long'));
      take({ tag: inspectionTag, job, kind: 'inspected', result });
    }
    this.#renew(job, tooMuch);
  }

  #sameFile(job: number): OpenJob[] {
    const fileKey = this.#open.get(job)?.work.fileKey;
    return [...this.#open.values()].filter(({ work }) => work.fileKey === fileKey);
  }

  #renew(without: number, ended: readonly OpenJob[] = []): void {
    this.#end();
    this.#goOn([...this.#open].filter(([job, open]) => job !== without && !ended.includes(open)));
  }

  /** Browsers free the memory of a worker after its end: the next one begins when that is done, as far as anybody knows. */
  #renewRested(restMs: number): void {
    this.#end();
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#goOn([...this.#open]);
    }, restMs);
  }

  /** Work goes on with a new worker, behind the pages that are known. */
  #goOn(jobs: readonly (readonly [number, OpenJob])[]): void {
    if (jobs.length === 0) return;
    this.#worker = this.#start();
    for (const [job, open] of jobs) this.#send({ ...rest(open), tag: inspectionTag, job });
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
    this.#watch.ended();
    clearTimeout(this.#rest);
    this.#rest = undefined;
  }
}

function rest({ work, pages }: OpenJob): InspectionWork {
  return work.kind === 'inspect' ? { ...work, known: [...work.known, ...pages] } : work;
}
