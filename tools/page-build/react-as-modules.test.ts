import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { asModule, reactFiles } from './react-as-modules.ts';

test.each(reactFiles)('%s requires and exports nothing any more but by the words of modules', (file) => {
  const script = readFileSync(`node_modules/${file}`, 'utf8');
  const module = asModule(script);
  expect(module).not.toMatch(/\brequire\(|\bexports\b|\bmodule\./);
  const names = [...script.matchAll(/^\s*exports\.(\w+) =/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(module).toContain(`exported_${name} as ${name}`);
});

test('a script does the same as a module', () => {
  const module = asModule(
    'var Other = require("other"),\n  one = 1;\nexports.two = one + Other.one;\nexports.three = exports.two + one;',
  );
  expect(module).toMatch(/^import \* as Other from "other";/);
  const body = module.replaceAll(/^(?:import|export) .*$/gm, '');
  expect(runInNewContext(`${body}; [exported_two, exported_three]`, { Other: { one: 1 } })).toEqual([2, 3]);
});
