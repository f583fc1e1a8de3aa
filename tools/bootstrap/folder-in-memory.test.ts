import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';

const script = join(import.meta.dirname, 'folder-in-memory.mjs');

function place(): string {
  const folder = removableFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** A process that makes such a folder, writes into it and says its path; it stays when it is to wait. */
function begin(options: object, isToWait = false) {
  const code = `import { folderInMemory } from ${JSON.stringify(script)};
    import { writeFileSync } from 'node:fs';
    const folder = folderInMemory(${JSON.stringify(options)});
    if (folder) writeFileSync(folder + '/score.pdf', 'notes');
    console.log(String(folder));
    ${isToWait ? 'setInterval(() => {}, 1000);' : ''}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const pathFrom = async (child: ReturnType<typeof begin>) => String((await once(child.stdout, 'data'))[0]).trim();

const roomy = { spareBytes: 0, roomBytes: 0 };

test('what tests write to memory is gone when they end, also by order', async () => {
  const options = { place: place(), ...roomy };
  const ended = (await text(begin(options).stdout)).trim();
  expect(ended.startsWith(options.place)).toBe(true);
  expect(existsSync(ended)).toBe(false);
  const child = begin(options, true);
  const stopped = await pathFrom(child);
  expect(existsSync(join(stopped, 'score.pdf'))).toBe(true);
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await end).toEqual([143, null]);
  expect(existsSync(stopped)).toBe(false);
});

test('what a killed run left in memory goes with the next one; a run that goes on keeps what is its own', async () => {
  const options = { place: place(), ...roomy };
  const killed = begin(options, true);
  const left = await pathFrom(killed);
  const end = once(killed, 'exit');
  killed.kill('SIGKILL');
  await end;
  expect(existsSync(left)).toBe(true);
  const other = join(options.place, 'of-somebody-else');
  mkdirSync(other);
  const running = await pathFrom(begin(options, true));
  await once(begin(options), 'exit');
  expect([left, running, other].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test.each([
  ['the place has no room', { spareBytes: 0, roomBytes: 2 ** 60 }],
  ['the machine has no memory to spare', { spareBytes: 2 ** 60, roomBytes: 0 }],
])('files stay on disk when %s', async (_, limits) => {
  expect((await text(begin({ place: place(), ...limits }).stdout)).trim()).toBe('undefined');
});

test('files stay on disk where the system has no such place', async () => {
  const options = { place: join(place(), 'nowhere'), ...roomy };
  expect((await text(begin(options).stdout)).trim()).toBe('undefined');
});
