import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const journeys = globSync('e2e/**/*.ts');
const unitTests = globSync('{src,sw,web,shop,owner,contract,tools,bench}/**/*.test.{ts,tsx}');

/** What says in a test file how long something may take: limits of a test, of what it waits for, of what it asks a server. */
const limit =
  /\b(?:timeout|testTimeout|hookTimeout): ?[\d_]+|\bAbortSignal\.timeout\([\d_]+|\bvi\.waitFor\(|^\}, ?[\d_]+\);/gmu;

const limitsIn = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => (readFileSync(path, 'utf8').match(limit) ?? []).map((found) => `${path}: ${found}`));

test('no step of a journey has a limit of its own: there is the one of e2e/patience.ts', () => {
  expect(journeys.length).toBeGreaterThan(50);
  expect(limitsIn(journeys)).toEqual([]);
});

test('no unit test has one either: there are those of vitest.config.ts, and `eventually`', () => {
  expect(unitTests.length).toBeGreaterThan(500);
  expect(limitsIn(unitTests.filter((path) => !path.endsWith('one-patience.test.ts')))).toEqual([]);
});
