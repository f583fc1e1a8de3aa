import { expect, test } from 'vitest';
import { createFileHash, HashFailed } from './file-hash.ts';

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

test('pieces in, md5 out', async () => {
  const hash = createFileHash(
    () => new ScriptedWorker(says({ type: 'ready', state: 'so far' }), says({ type: 'md5', md5: 'abc=' })),
  );
  expect(await hash.add(new ArrayBuffer(3))).toBe('so far');
  expect(await hash.finish()).toBe('abc=');
});

test.each([
  ['cannot compute', says({ type: 'failed', reason: 'CompileError' })],
  ['cannot be loaded', new Event('error')],
  ['cannot be understood', new Event('messageerror')],
  ['says something else', says('ready')],
])('a worker that %s ends the reading instead of letting it wait', async (_case, answer) => {
  const hash = createFileHash(() => new ScriptedWorker(answer));
  await expect(hash.add(new ArrayBuffer(3))).rejects.toThrow(HashFailed);
});
