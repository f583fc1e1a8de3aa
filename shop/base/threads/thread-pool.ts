import type { Worker } from 'node:worker_threads';

export interface PoolSettings {
  /** Threads at work at once. */
  readonly threads: number;
  /** How long a call may take in a thread that has started, in ms; then its thread is ended. */
  readonly timeLimit: number;
  /** Calls that may wait for a thread. */
  readonly mostWaiting: number;
}

/** Too many calls are waiting already. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
}

/** The call took longer than it may; its thread was ended. */
export class CallTooLong extends Error {
  override readonly name = 'CallTooLong';
}

/** The pool was closed before the call was answered. */
export class PoolClosed extends Error {
  override readonly name = 'PoolClosed';
}

interface Task<Call, Answer> {
  readonly call: Call;
  readonly client: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** The first message of a thread, when it can take calls. */
export const threadReady = 'ready';

interface Member<Call, Answer> {
  readonly worker: Worker;
  isReady: boolean;
  /** When the task began, in ms. */
  began: number;
  task?: Task<Call, Answer> | undefined;
  timer?: NodeJS.Timeout;
}

/** How long (ms) a client counts as slow after a call that took half of the time limit. */
const slowFor = 60_000;

/**
 * Threads that answer calls, one at a time each. They are started when they are needed and do not keep the process
 * alive while they have nothing to do. A call that takes too long costs its thread, and no other call anything. Clients
 * whose calls took long lately never have all threads: one is left to the others.
 */
export class ThreadPool<Call, Answer> {
  readonly #startThread: () => Worker;
  readonly #settings: PoolSettings;
  readonly #members = new Set<Member<Call, Answer>>();
  /** Threads told to end that have not ended yet: one may be in the middle of a long statement. */
  readonly #ending = new Set<Worker>();
  readonly #waiting: Task<Call, Answer>[] = [];
  /** Until when clients count as slow. */
  readonly #slow = new Map<string, number>();
  #isClosed = false;

  constructor(startThread: () => Worker, settings: PoolSettings) {
    this.#startThread = startThread;
    this.#settings = settings;
  }

  /** Starts one thread before it is needed. */
  warmUp(): void {
    if (this.#members.size === 0) this.#start();
  }

  /**
   * The answer of a thread. Where several clients wait, the one with the fewest calls at work comes first; where too many
   * calls wait, those of the client with the most give way.
   *
   * @throws {PoolFull | CallTooLong | PoolClosed} and whatever ended the thread
   */
  ask(call: Call, client: string): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new PoolClosed());
    if (this.#waiting.length >= this.#settings.mostWaiting && !this.#makeRoom(client)) {
      return Promise.reject(new PoolFull());
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, client, resolve, reject });
      this.#workOff();
    });
  }

  /** Ends the threads, whatever they do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PoolClosed());
    for (const member of this.#members) this.#dismiss(member, new PoolClosed());
    await Promise.all([...this.#ending].map((worker) => worker.terminate()));
  }

  #start(): Member<Call, Answer> {
    const member: Member<Call, Answer> = { worker: this.#startThread(), isReady: false, began: 0 };
    this.#members.add(member);
    member.worker.unref();
    member.worker.on('message', (message: Answer | typeof threadReady) => {
      // What a thread says that was told to end comes too late.
      if (!this.#members.has(member)) return;
      if (message === threadReady) this.#welcome(member);
      else this.#finish(member, message);
    });
    member.worker.on('error', (error: Error) => this.#dismiss(member, error));
    member.worker.on('exit', (code) => this.#dismiss(member, new Error(`A thread ended by itself with ${code}`)));
    return member;
  }

  #welcome(member: Member<Call, Answer>): void {
    member.isReady = true;
    if (member.task !== undefined) this.#limitTime(member, member.task);
  }

  #finish(member: Member<Call, Answer>, answer: Answer): void {
    this.#end(member);
    member.task?.resolve(answer);
    member.task = undefined;
    member.worker.unref();
    this.#workOff();
  }

  /** Whoever asked is slow for a while when the answer took long. */
  #end({ timer, task, began, isReady }: Member<Call, Answer>): void {
    clearTimeout(timer);
    const now = performance.now();
    if (task === undefined || !isReady || now - began < this.#settings.timeLimit / 2) return;
    for (const [client, until] of this.#slow) if (until < now) this.#slow.delete(client);
    this.#slow.set(task.client, now + slowFor);
  }

  #dismiss(member: Member<Call, Answer>, error: Error): void {
    // A thread that fails is told of twice: by its error, and whenever it has ended.
    if (!this.#members.delete(member)) return;
    this.#end(member);
    member.task?.reject(error);
    this.#ending.add(member.worker);
    void member.worker.terminate().then(() => {
      this.#ending.delete(member.worker);
      this.#workOff();
    });
    this.#workOff();
  }

  #workOff(): void {
    for (let next = this.#nextTask(); next !== undefined; next = this.#nextTask()) {
      const member = this.#freeMember();
      if (member === undefined) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin(member, next);
    }
  }

  #freeMember(): Member<Call, Answer> | undefined {
    for (const member of this.#members) if (member.task === undefined) return member;
    const { threads } = this.#settings;
    // Threads that do not end when told may become so many, not more.
    const mayStart = this.#members.size < threads && this.#members.size + this.#ending.size < 2 * threads;
    return mayStart ? this.#start() : undefined;
  }

  /** Refuses the newest call of the client with the most that wait, unless that is whoever asks for room. */
  #makeRoom(client: string): boolean {
    const counts = new Map<string, number>();
    for (const each of this.#waiting) counts.set(each.client, (counts.get(each.client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    if ((counts.get(client) ?? 0) + 1 >= most) return false;
    const index = this.#waiting.findLastIndex((each) => counts.get(each.client) === most);
    for (const { reject } of this.#waiting.splice(index, 1)) reject(new PoolFull());
    return true;
  }

  #isSlow(client: string): boolean {
    return (this.#slow.get(client) ?? 0) > performance.now();
  }

  /** The call that waits longest of the clients with the fewest calls at work. */
  #nextTask(): Task<Call, Answer> | undefined {
    const working = [...this.#members].flatMap(({ task }) => task?.client ?? []);
    const slowAtWork = working.filter((client) => this.#isSlow(client)).length;
    const isFull = slowAtWork >= Math.max(1, this.#settings.threads - 1);
    const possible = this.#waiting.filter(({ client }) => !isFull || !this.#isSlow(client));
    const counts = possible.map(({ client }) => working.filter((each) => each === client).length);
    return possible[counts.indexOf(Math.min(...counts))];
  }

  #begin(member: Member<Call, Answer>, task: Task<Call, Answer>): void {
    member.task = task;
    member.worker.ref();
    member.worker.postMessage(task.call);
    if (member.isReady) this.#limitTime(member, task);
  }

  #limitTime(member: Member<Call, Answer>, task: Task<Call, Answer>): void {
    const { timeLimit } = this.#settings;
    member.began = performance.now();
    member.timer = setTimeout(() => {
      // The answer may have arrived while this thread was busy: it is looked at before the time limit is.
      setImmediate(() => {
        if (member.task === task) this.#dismiss(member, new CallTooLong(`A call took longer than ${timeLimit} ms`));
      });
    }, timeLimit);
  }
}
