import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuild } from './bootstrap/build.mjs';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { failedTests } from './bootstrap/failed-tests.mjs';
import { folderInMemory } from './bootstrap/folder-in-memory.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { CannotGoOn, endWith, run, say } from './bootstrap/step.mjs';

/**
 * `npm test`: every check of the house, then one line with the sum.
 * `npm test -- types unit` runs only the named parts, `npm test -- changed` what the branch and the working tree can break.
 */
const results = 'node_modules/.cache/test-results';

/** Checks that either hold or do not; each counts as one. */
const checks = {
  format: ['Formatting', 'oxfmt', ['--check']],
  lint: ['Lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  types: ['Types', 'node', ['tools/check-types.ts']],
  layers: ['Layers', 'node', ['tools/check-layers.ts']],
  unused: ['Unused code', 'node', ['tools/check-unused.ts']],
  texts: ['Texts in three languages', 'node', ['tools/check-texts.ts']],
};

const parts = [...Object.keys(checks), 'unit', 'sizes', 'journeys'];

/** Of each part that failed: its name and, where its report names them, what failed in it. */
const failures = [];
let passed = 0;
let failed = 0;

function count(name, good, bad, details = []) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push([name, ...details.map((detail) => detail.replaceAll(/^/gmu, '  '))].join('\n'));
  say(`${bad > 0 ? 'FAILED' : 'ok'}  ${name}${good + bad > 1 ? ` (${good} passed, ${bad} failed)` : ''}`);
}

async function check([name, command, parameters], environment) {
  const { code, output } = await run(command, parameters, { environment, show: false });
  if (code !== 0) process.stdout.write(`\n── ${name}\n${output}\n`);
  count(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1);
}

/** Two at a time: most of them keep one core busy. */
async function quickChecks(names, environment) {
  const waiting = names.values();
  const oneByOne = async () => {
    for (const name of waiting) await check(checks[name], environment);
  };
  await Promise.all([oneByOne(), oneByOne()]);
}

/** @param files test files; all unless some are named */
async function unitTests(given, files) {
  const folder = folderInMemory();
  // Journeys stay on the disk: browsers go by its room and its pace.
  const environment = { ...given, ...(folder ? { TMPDIR: folder } : {}) };
  const file = `${results}/unit.json`;
  say('Unit and contract tests');
  const { code, output } = await run(
    'vitest',
    ['run', ...files, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { environment, show: false },
  );
  const report = readReport(file);
  const bad = report ? report.numFailedTests + brokenFiles(report) : 1;
  if (code !== 0) process.stdout.write(output);
  const details = failedTests(report, output);
  count('Unit and contract tests', report?.numPassedTests ?? 0, code === 0 ? 0 : Math.max(bad, 1), details);
}

/** Files that could not even be loaded hold no failed test of their own. */
function brokenFiles(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
}

/** @param specs files of journeys; all unless some are named */
async function journeys(environment, browser, specs) {
  const file = `${results}/journeys.json`;
  say('Browser journeys');
  const { code } = await run('playwright', ['test', ...specs], {
    environment: { ...environment, CHROMIUM: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = readReport(file)?.stats;
  const bad = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
  count('Browser journeys', stats?.expected ?? 0, code === 0 ? bad : Math.max(bad, 1));
}

/** The parts to run; of tests and journeys those to run, all when none are named. */
async function whatToRun(named, environment) {
  const unknown = named.filter((name) => name !== 'changed' && !parts.includes(name));
  if (unknown.length > 0)
    throw new CannotGoOn(`There is no part "${unknown[0]}"; there are changed, ${parts.join(', ')}.`);
  if (!named.includes('changed')) return { wanted: named.length > 0 ? named : parts, tests: [], specs: [] };
  const { code, output } = await run('node', ['tools/list-changes.ts'], { environment, show: false });
  if (code !== 0) throw new CannotGoOn(`What has changed could not be found out:\n${output}`);
  const { since, changed, tests, specs, sizes, leftOut } = JSON.parse(output);
  say(
    `${changed.length} files differ from ${since.slice(0, 7)}: ${tests.length} files of tests, ${specs.length} of journeys`,
  );
  say(
    `Left out: ${leftOut.tests} files of tests and ${leftOut.specs} of journeys that do not reach them${sizes ? '' : '; sizes, for nothing of the build has changed'}`,
  );
  const wanted = Object.keys(checks);
  if (tests.length > 0) wanted.push('unit');
  if (sizes) wanted.push('sizes');
  if (specs.length > 0) wanted.push('journeys');
  return { wanted, tests, specs };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

try {
  checkTools();
  const environment = environmentWith(await ensureNode());
  await ensureDependencies();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const { wanted, tests, specs } = await whatToRun(process.argv.slice(2), environment);
  const runs = (part) => wanted.includes(part);
  // It is fetched while the checks keep the processor busy.
  const browser = runs('journeys') ? ensureBrowser(environment) : undefined;
  browser?.catch(() => undefined);
  await quickChecks(Object.keys(checks).filter(runs), environment);
  if (runs('unit')) await unitTests(environment, tests);
  if (runs('sizes') || runs('journeys')) await ensureBuild(environment);
  if (runs('sizes')) await check(['Size budget', 'node', ['tools/check-sizes.ts']], environment);
  if (runs('journeys')) await journeys(environment, await browser, specs);
  if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join('\n')}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
} catch (error) {
  endWith(error);
}
