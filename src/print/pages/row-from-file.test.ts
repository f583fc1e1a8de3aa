import { describe, expect, test } from 'vitest';
import { a4 } from '#testing/print/print-rows.ts';
import { rowChoicesSchema } from '../spec/job-choices.ts';
import { partName, rowFromFile } from './row-from-file.ts';

describe('a part made of one file', () => {
  test.each([
    ['Scans/03_Violine 1.pdf', 'Violine 1'],
    ['C:\\Noten\\12 - Klarinette_2.PDF', 'Klarinette 2'],
    ['Requiem.pdf', 'Requiem'],
    ['3 Choräle.pdf', '3 Choräle'],
    ['2024.pdf', '2024'],
    ['Op. 27.pdf', 'Op. 27'],
  ])('of %s is called %s', (file, name) => {
    expect(partName(file)).toBe(name);
  });

  test('has its pages in order and a complete specification', () => {
    const row = rowFromFile({ row: 'r1', file: 'f1' }, 'Sonate.pdf', [a4, a4, a4]);
    expect(row.pages.map((page) => page.from === 'file' && page.page)).toEqual([1, 2, 3]);
    expect(row.spec).toMatchObject({ format: 'A4', colour: 'automatic' });
    expect(rowChoicesSchema.safeParse(row).success).toBe(true);
  });
});
