import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const system = 'src/ui';

/** What stands around every page, its own included, or lays out a whole one. */
const ofPages = new Set(
  [
    'feedback/toast-region.tsx',
    'layout/page-heading.tsx',
    'layout/page-width.tsx',
    'layout/with-aside.tsx',
    'navigation/skip-link.tsx',
  ].map((name) => join(system, name)),
);

/** Drawings, which the parts show that they stand for something in. */
const icons = join(system, 'icons');

const parts = readdirSync(system, { recursive: true, encoding: 'utf8' })
  .map((name) => join(system, name))
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !name.startsWith(icons));

/** Files that a file of the page comes to by its imports, as far as they lie in the page's own folder and the design system. */
function shownFrom(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '([^']+\.tsx)'/g)) {
    const found = path.startsWith('#ui/')
      ? path.replace('#ui', system)
      : path.startsWith('.') && join(dirname(file), path);
    if (found) shownFrom(found, seen);
  }
  return seen;
}

test('the style page shows every part of the design system', () => {
  const shown = shownFrom('src/pages/style.tsx');
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => !shown.has(part) && !ofPages.has(part))).toEqual([]);
});
