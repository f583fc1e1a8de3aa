import { expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import { automaticReason } from './automatic-reason.ts';

const chosen = (...row: Parameters<typeof printRow>) => automaticReason(printRow(...row));

test('the automatic binding says what it chose and why', () => {
  expect(chosen(2)).toMatchObject({ binding: 'loose', words: { message: expect.stringContaining('nur ein Blatt') } });
  expect(chosen(4)).toMatchObject({ binding: 'folded', words: { message: expect.stringContaining('gefalzten') } });
  expect(chosen(20)).toMatchObject({ binding: 'stapled', words: { values: { limit: 64 } } });
  expect(chosen(20, { paper: '120i' })).toMatchObject({ binding: 'stapled', words: { values: { limit: 48 } } });
  expect(chosen(70)).toMatchObject({ binding: 'coil', words: { message: expect.stringContaining('zu viele Seiten') } });
});

test('paper, sides and format have reasons of their own', () => {
  expect(chosen(20, { paper: 'syn' }).words.message).toContain('Wetterfestes Papier');
  expect(chosen(20, { sides: 'simplex' }).words.message).toContain('nicht falzen');
  expect(chosen(3, { sides: 'simplex' }).words.message).toContain('nebeneinander');
  expect(chosen(2, { format: 'A3' }).words.message).toContain('A3');
  expect(chosen(20, { orientation: 'landscape' }).words.message).toContain('Querformat');
});

test('a binding chosen by hand does not change what automatic would be', () => {
  expect(chosen(20, { binding: 'coil' }).binding).toBe('stapled');
});
