import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Below the packages, so that they are found from there. */
const places = resolve('node_modules/.cache/left-browsers');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Says what it finds in its browser, and leaves there all that one can leave. */
const leaving = `
import 'fake-indexeddb/auto';
import { createElement, useEffect } from 'react';
import { render } from '@testing-library/react';
import { createStore, get, set } from 'idb-keyval';
import { test, vi } from 'vitest';

globalThis.opened ??= createStore('kept', 'records');
globalThis.happened = [];

function again(name, later) {
  globalThis.happened.push(name);
  later(() => again(name, later));
}

function Page() {
  useEffect(() => () => console.log('The page has ended in', typeof window), []);
  return createElement('p', undefined, 'page');
}

test('leaves everything', async () => {
  window.dispatchEvent(new Event('said'));
  document.dispatchEvent(new Event('said'));
  await new Promise((done) => setTimeout(done, 200));
  const found = [
    document.body.textContent,
    document.head.textContent,
    localStorage.getItem('local'),
    sessionStorage.getItem('session'),
    document.cookie,
    location.pathname.slice(1),
    await get('record', globalThis.opened),
    globalThis.stub,
    navigator.known,
    document.known,
    ...new Set(globalThis.happened),
  ].filter(Boolean);
  console.log('Found:', found.join(' ') || 'nothing');
  for (const [target, name] of [[window, 'window'], [document, 'document']])
    target.addEventListener('said', () => globalThis.happened.push(name));
  setInterval(() => globalThis.happened.push('interval'), 10);
  again('timeout', (work) => setTimeout(work, 10));
  again('frame', (work) => requestAnimationFrame(work));
  document.head.append(document.createElement('title'));
  document.title = 'title';
  localStorage.setItem('local', 'local');
  sessionStorage.setItem('session', 'session');
  document.cookie = 'cookie=left';
  history.replaceState(null, '', '/address');
  await set('record', 'record', globalThis.opened);
  vi.stubGlobal('stub', 'stub');
  Object.defineProperty(navigator, 'known', { value: 'navigator', configurable: true });
  Object.assign(document, { known: 'itself' });
  render(createElement(Page));
});
`;

/** What Vitest prints of two such files in one browser, with these files read before the tests. */
async function outputWith(...setupFiles: readonly string[]): Promise<string> {
  await mkdir(places, { recursive: true });
  const folder = await mkdtemp(join(places, 'browser-'));
  folders.push(folder);
  for (const name of ['one', 'other']) await writeFile(join(folder, `${name}.test.js`), leaving);
  const config = { test: { environment: 'jsdom', isolate: false, maxWorkers: 1, setupFiles } };
  await writeFile(join(folder, 'vitest.config.js'), `export default ${JSON.stringify(config)};`);
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  return new Promise((done) => {
    const env = { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' };
    execFile(process.execPath, [vitest, 'run', '--root', folder], { env }, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
}

const found = (output: string): string[] => [...output.matchAll(/^Found: (.*)$/gm)].map(([, what = '']) => what);

test('files of tests leave nothing in the browser that they share, and their pages end while there is a window', async () => {
  const [, left = ''] = found(await outputWith());
  expect(left.split(' ').toSorted()).toEqual(
    [
      'page',
      'title',
      'local',
      'session',
      'cookie=left',
      'address',
      'record',
      'stub',
      'navigator',
      'itself',
      'window',
      'document',
      'timeout',
      'interval',
      'frame',
    ].toSorted(),
  );

  const output = await outputWith(
    join(import.meta.dirname, 'nothing-kept.ts'),
    join(import.meta.dirname, 'nothing-waiting.ts'),
    join(import.meta.dirname, '../nothing-stubbed.ts'),
    join(import.meta.dirname, 'nothing-mounted.ts'),
  );
  expect(found(output)).toEqual(['nothing', 'nothing']);
  expect(output.match(/The page has ended in object/g)).toHaveLength(2);
});
