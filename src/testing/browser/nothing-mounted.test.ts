import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Below the packages, so that they are found from there. */
const places = resolve('node_modules/.cache/mounted-pages');
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A page that says when it ends, left as it is at the end of its tests. */
const left = `
import { createElement, useEffect } from 'react';
import { render } from '@testing-library/react';
import { test } from 'vitest';

function Page() {
  useEffect(() => () => console.log('The page has ended in', typeof window), []);
  return createElement('p');
}

test('draws a page', () => void render(createElement(Page)));
`;

/** What Vitest prints with these files read before the tests. */
async function outputWith(setupFiles: readonly string[]): Promise<string> {
  await mkdir(places, { recursive: true });
  const folder = await mkdtemp(join(places, 'page-'));
  folders.push(folder);
  await writeFile(join(folder, 'left.test.js'), left);
  const config = { test: { environment: 'jsdom', setupFiles } };
  await writeFile(join(folder, 'vitest.config.js'), `export default ${JSON.stringify(config)};`);
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  return new Promise((done) => {
    execFile(process.execPath, [vitest, 'run', '--root', folder], (_error, stdout, stderr) => done(stdout + stderr));
  });
}

test('a page that is left by its tests ends while there is a window', async () => {
  expect(await outputWith([])).not.toContain('The page has ended');
  const output = await outputWith([join(import.meta.dirname, 'nothing-mounted.ts')]);
  expect(output).toContain('The page has ended in object');
});
