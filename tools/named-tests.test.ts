import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every test that the security page names as proof exists', () => {
  const page = readFileSync('docs/security.md', 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
