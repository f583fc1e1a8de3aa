import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as ours from '../../src/app/start-up/instead/router-alone.ts';

/** Of the package, where links and pages begin. */
const folder = 'node_modules/react-router/dist/production/lib';

test('everything that links and pages of the router take from its framework is there', () => {
  const taken = ['dom/lib.js', 'components.js'].flatMap((file) => {
    const source = readFileSync(`${folder}/${file}`, 'utf8');
    const names = /import \{ (?<names>[^}]+) \} from "[^"]*ssr\/components\.js"/.exec(source)?.groups?.['names'];
    return names?.split(', ') ?? [];
  });
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(ours).toSorted());
});

test('no link asks for what would come with the framework', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /\bprefetch=/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
