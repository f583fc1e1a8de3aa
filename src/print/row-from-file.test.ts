import { describe, expect, test } from 'vitest';
import { printRowSchema } from './print-job.ts';
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

  test('has its pages in order, with their ink, and a complete specification', () => {
    const pages = [
      { widthMm: 210, heightMm: 297, ink: 'colour' },
      { widthMm: 210, heightMm: 297, ink: 'none' },
      { widthMm: 210, heightMm: 297, ink: 'black' },
    ] as const;
    const row = rowFromFile({ row: 'r1', file: 'f1' }, 'Sonate.pdf', pages);
    expect(row.pages.map((page) => (page.from === 'file' ? [page.page, page.ink] : []))).toEqual([
      [1, 'colour'],
      [2, 'none'],
      [3, 'black'],
    ]);
    expect(row.spec).toMatchObject({ format: 'A4', colour: 'mixed' });
    expect(printRowSchema.safeParse(row).success).toBe(true);
  });

  test('counts pages as black until they have been looked at', () => {
    const row = rowFromFile({ row: 'r1', file: 'f1' }, 'x.pdf', [{ widthMm: 148, heightMm: 210 }]);
    expect(row).toMatchObject({ pages: [{ ink: 'black' }], spec: { format: 'A5', colour: 'black' } });
  });
});
