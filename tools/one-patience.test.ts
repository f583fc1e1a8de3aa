import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const journeys = readdirSync('e2e', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name));

test('no step of a journey has a limit of its own: there is the one of e2e/patience.ts', () => {
  const limits = journeys.flatMap((path) =>
    (readFileSync(path, 'utf8').match(/\btimeout: ?[\d_]+/g) ?? []).map((limit) => `${path}: ${limit}`),
  );
  expect(journeys.length).toBeGreaterThan(50);
  expect(limits).toEqual([]);
});
