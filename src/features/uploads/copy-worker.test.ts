import { expect, test } from 'vitest';
import { FileNotReadable } from '#offline/read-piece.ts';
import { CopyFailed, createCopyWorker } from './copy-worker.ts';

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
    () => new ScriptedWorker(says({ type: 'begun' }), says(partUpTo(4)), says(partUpTo(6, { md5: 'abc=' }))),
  );
  await worker.begin({ file: new Blob(['Partitur']), id: 'a', first: 0 });
  const [first, second] = await Promise.all([worker.next(true), worker.next(true)]);
  expect([first.end, first.md5, second.end, second.md5]).toEqual([4, undefined, 6, 'abc=']);
});

test.each([
  ['cannot compute', says({ type: 'failed', reason: 'CompileError' })],
  ['cannot be loaded', new Event('error')],
  ['cannot be understood', new Event('messageerror')],
  ['says something else', says('ready')],
  ['answers another question', says({ type: 'begun' })],
])('a worker that %s ends the copying instead of letting it wait', async (_case, answer) => {
  const worker = createCopyWorker(() => new ScriptedWorker(answer));
  await expect(worker.next(true)).rejects.toThrow(CopyFailed);
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
