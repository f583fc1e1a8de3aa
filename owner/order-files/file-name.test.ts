import { expect, test } from 'vitest';
import { distinctNames, fileNameFor } from './file-name.ts';

test.each([
  ['Walzer Nr. 2.pdf', 'Walzer Nr. 2.pdf'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\noten\\geige.pdf', 'C__noten_geige.pdf'],
  ['a\u0000b\nc\u202Efdp.pdf', 'a_b_c_fdp.pdf'],
  ['con.pdf', '_con.pdf'],
  ['...', '_'],
  ['', '_'],
  ['Marsch. ', 'Marsch'],
])('%j is called %j on a disk', (words, name) => {
  expect(fileNameFor(words)).toBe(name);
});

test('a long name is shortened before its ending, and no character is cut in two', () => {
  const name = fileNameFor(`${'🎻'.repeat(100)}.pdf`);
  expect(name.length).toBeLessThanOrEqual(80);
  expect(name).toMatch(/^(?:🎻)+\.pdf$/u);
});

test('names that are the same in small letters are numbered', () => {
  expect(distinctNames(['Geige.pdf', 'geige.pdf', 'geige (2).pdf'])).toEqual([
    'Geige.pdf',
    'geige (2).pdf',
    'geige (2) (2).pdf',
  ]);
});
