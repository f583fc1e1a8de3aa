import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { numbersOf } from '../../src/app/start-up/instead/numbers-of.ts';
import * as ours from '../../src/app/start-up/instead/router-alone.ts';
import { formatterOfTexts, withoutNames } from './own-modules.ts';

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

test('no page has links of the router, which would bring its framework along', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /<(?:Nav)?Link\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('nothing of the router is kept for its name alone', () => {
  const source = readFileSync(`${folder}/dom/lib.js`, 'utf8');
  const made = source.split('= React$1.forwardRef(');
  expect(made.length).toBeGreaterThan(3);
  const plain = withoutNames(source);
  expect(plain).not.toMatch(/^\w+\.displayName/m);
  expect(plain.split('= /* @__PURE__ */ React$1.forwardRef(')).toHaveLength(made.length);
});

test('the numbers of texts are written in one place of the package, and by ours as it writes them', () => {
  const source = readFileSync('node_modules/@lingui/core/dist/index.mjs', 'utf8');
  expect(source.split(formatterOfTexts)).toHaveLength(2);
  for (const locales of [
    ['de-DE', 'en'],
    ['pl-PL', 'en'],
    ['fr-FR', 'en'],
  ])
    for (const options of [undefined, { style: 'percent' as const }])
      for (const value of [0, 12, 1080, 12_345, 0.5, -3])
        expect(numbersOf(locales, options).format(value)).toBe(new Intl.NumberFormat(locales, options).format(value));
});
