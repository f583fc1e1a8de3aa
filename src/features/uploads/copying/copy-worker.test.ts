import { expect, test, vi } from 'vitest';
import { FileNotReadable } from '#offline/parts/read-piece.ts';
import { CopyFailed, CopyWorkerMissing, createCopyWorker } from './copy-worker.ts';

/** A worker that says to each message what it is told to. */
class ScriptedWorker extends EventTarget {
  readonly #answers: Event[];
  constructor(...answers: Event[]) {
    super();
    this.#answers = answers;
  }
  postMessage(): void {
    const next = this.#answers.shift();
    if (next) queueMicrotask(() => this.dispatchEvent(next));
  }
  terminate(): void {
    this.#answers.length = 0;
  }
}

const says = (data: unknown): Event => new MessageEvent('message', { data });

const partUpTo = (end: number, more = {}): object => ({
  type: 'part',
  part: { end, hashState: 'so far', kept: 'file', ...more },
});

test('parts that are asked for ahead come in their order', async () => {
  const worker = createCopyWorker(
    () => new ScriptedWorker(says({ type: 'begun', first: 0 }), says(partUpTo(4)), says(partUpTo(6, { md5: 'abc=' }))),
  );
  await worker.begin({ file: new Blob(['Partitur']), id: 'a', first: 0 });
  const [first, second] = await Promise.all([worker.next(true), worker.next(true)]);
  expect([first.end, first.md5, second.end, second.md5]).toEqual([4, undefined, 6, 'abc=']);
});

test.each([
  ['cannot compute', says({ type: 'failed', reason: 'CompileError' })],
  ['breaks', Object.assign(new Event('error'), { message: 'SyntaxError' })],
  ['cannot be understood', new Event('messageerror')],
  ['says something else', says('ready')],
  ['answers another question', says({ type: 'begun', first: 0 })],
])('a worker that %s ends the copying instead of letting it wait', async (_case, answer) => {
  const worker = createCopyWorker(() => new ScriptedWorker(answer));
  const asked = worker.next(true);
  await expect(asked).rejects.toThrow(CopyFailed);
  await expect(asked).rejects.not.toThrow(CopyWorkerMissing);
});

test('a worker that says nothing for a minute is ended, one that is slow is not', async () => {
  vi.useFakeTimers();
  try {
    const silent = new ScriptedWorker(says({ type: 'begun', first: 0 }));
    const ended = vi.spyOn(silent, 'terminate');
    const worker = createCopyWorker(() => silent);
    await worker.begin({ file: new Blob(['Partitur']), id: 'a', first: 0 });
    const asked = worker.next(true);
    const outcome = asked.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBeInstanceOf(CopyFailed);
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a worker that could not be loaded is told apart from one that ended later', async () => {
  const missing = createCopyWorker(() => new ScriptedWorker(new Event('error')));
  await expect(missing.next(true)).rejects.toThrow(CopyWorkerMissing);
  const ended = createCopyWorker(() => new ScriptedWorker(says({ type: 'begun', first: 0 }), new Event('error')));
  await ended.begin({ file: new Blob(['Partitur']), id: 'a', first: 0 });
  await expect(ended.next(true)).rejects.not.toThrow(CopyWorkerMissing);
});

test('a browser without workers says so', () => {
  const start = (): never => {
    throw new DOMException('No workers here', 'SecurityError');
  };
  expect(() => createCopyWorker(start)).toThrow(CopyFailed);
});

test('a copy that cannot go on says from where it begins', async () => {
  const worker = createCopyWorker(() => new ScriptedWorker(says({ type: 'begun', first: 0 })));
  expect(await worker.begin({ file: new Blob(), id: 'a', first: 4, hashState: 'old' })).toBe(0);
});

test('a worker that has ended is not waited for', async () => {
  const worker = createCopyWorker(() => new ScriptedWorker(new Event('error')));
  const ahead = [worker.next(true), worker.next(true)];
  for (const asked of ahead) await expect(asked).rejects.toThrow(CopyFailed);
  await expect(worker.edges(new Blob())).rejects.toThrow(CopyFailed);
});

test('a file that changed is told apart from a worker that failed', async () => {
  const worker = createCopyWorker(() => new ScriptedWorker(says({ type: 'not-readable' })));
  await expect(worker.edges(new Blob())).rejects.toThrow(FileNotReadable);
});
