import type { Worker } from 'node:worker_threads';
import { waitedForProcessor } from './processor-wait.ts';

export interface PoolSettings {
  /** Threads at work at once. */
  readonly threads: number;
  /**
   * How long a call may take in a thread that has started, in ms; then its thread is ended. What the thread waits for a processor that is
   * busy with others is not counted, up to `mostMs` in all.
   */
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

/** After so long a time limit that is shorter is over, whatever held the thread up; in ms. */
const mostMs = 30_000;

interface Member<Call, Answer> {
  readonly worker: Worker;
  /** What the system calls the thread (`threadName`), its first message when it can take calls; undefined until then. */
  name?: string | undefined;
  /** When the task began, in ms. */
  began: number;
  /** How long (ms) the thread had waited for a processor in all when its task was first looked at; undefined until then. */
  waited?: number | undefined;
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
  readonly #waitedFor: (thread: string) => number;
  readonly #members = new Set<Member<Call, Answer>>();
  /** Threads told to end that have not ended yet: one may be in the middle of a long statement. */
  readonly #ending = new Set<Worker>();
  readonly #waiting: Task<Call, Answer>[] = [];
  /** Until when clients count as slow. */
  readonly #slow = new Map<string, number>();
  #isClosed = false;

  /** @param waitedFor tells how long (ms) a thread has waited for a processor so far */
  constructor(startThread: () => Worker, settings: PoolSettings, waitedFor = waitedForProcessor) {
    this.#startThread = startThread;
    this.#settings = settings;
    this.#waitedFor = waitedFor;
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
    const member: Member<Call, Answer> = { worker: this.#startThread(), began: 0 };
    this.#members.add(member);
    member.worker.unref();
    member.worker.once('message', (name: string) => {
      // What a thread says that was told to end comes too late.
      if (this.#members.has(member)) this.#welcome(member, name);
      member.worker.on('message', (answer: Answer) => {
        if (this.#members.has(member)) this.#finish(member, answer);
      });
    });
    member.worker.on('error', (error: Error) => this.#dismiss(member, error));
    member.worker.on('exit', (code) => this.#dismiss(member, new Error(`A thread ended by itself with ${code}`)));
    return member;
  }

  #welcome(member: Member<Call, Answer>, name: string): void {
    member.name = name;
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
  #end(member: Member<Call, Answer>): void {
    const { timer, task } = member;
    clearTimeout(timer);
    const hasStarted = member.name !== undefined;
    if (task === undefined || !hasStarted || this.#taken(member) < this.#settings.timeLimit / 2) return;
    const now = performance.now();
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
    if (member.name !== undefined) this.#limitTime(member, task);
  }

  #limitTime(member: Member<Call, Answer>, task: Task<Call, Answer>): void {
    const soon = this.#settings.timeLimit / 10;
    member.began = performance.now();
    member.waited = undefined;
    // Most calls are answered by then, and cost no look at the system.
    member.timer = setTimeout(() => {
      member.waited = this.#waitedFor(member.name ?? '');
      this.#lookAfter(member, task, 9 * soon);
    }, soon);
  }

  #lookAfter(member: Member<Call, Answer>, task: Task<Call, Answer>, milliseconds: number): void {
    const { timeLimit } = this.#settings;
    member.timer = setTimeout(() => {
      // The answer may have arrived while this thread was busy: it is looked at before the time limit is.
      setImmediate(() => {
        if (member.task !== task) return;
        const mostLeft = member.began + Math.max(timeLimit, mostMs) - performance.now();
        const left = Math.min(timeLimit - this.#taken(member), mostLeft);
        if (left > 0) this.#lookAfter(member, task, left);
        else this.#dismiss(member, new CallTooLong(`A call took longer than ${timeLimit} ms`));
      });
    }, milliseconds);
  }

  /** How long (ms) a thread that has started has been at its task, without what it waited for a processor. */
  #taken({ name = '', began, waited }: Member<Call, Answer>): number {
    const waitedSince = waited === undefined ? 0 : Math.max(0, this.#waitedFor(name) - waited);
    return performance.now() - began - waitedSince;
  }
}
