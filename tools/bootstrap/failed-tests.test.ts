import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';

/** Plain JavaScript, for it runs before the tools are there. */
const module = new URL('./failed-tests.mjs', import.meta.url).href;
const { failedTests }: { failedTests: (report: unknown, output: string) => string[] } = await import(module);

const folders: string[] = [];
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

/** Runs Vitest on one file of tests; what is said at the end. */
async function saidOf(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'failed-tests-'));
  folders.push(folder);
  await writeFile(join(folder, 'one.test.js'), source);
  const report = join(folder, 'report.json');
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const parameters = [vitest, 'run', '--globals', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [...parameters, '--root', folder], (_error, stdout, stderr) => done(stdout + stderr));
  });
  return failedTests(JSON.parse(await readFile(report, 'utf8')), output);
}

test('a test that fails is named with its reason', async () => {
  const [said, ...more] = await saidOf(`test('adds', () => expect(1 + 1).toBe(3));`);
  expect(said).toContain('one.test.js › adds\nAssertionError: expected 2 to be 3');
  expect(more).toEqual([]);
});

test('an error outside of all tests, which no report names, is told with the file it came from', async () => {
  const [said, ...more] = await saidOf(
    `test('passes', async () => { void Promise.reject(new Error('left behind')); await new Promise((go) => setTimeout(go, 50)); });`,
  );
  expect(said).toContain('Error: left behind');
  expect(said).toContain('one.test.js');
  expect(more).toEqual([]);
});

test('of a run in which all is well nothing is said', async () => {
  expect(await saidOf(`test('adds', () => expect(1 + 1).toBe(2));`)).toEqual([]);
});
