import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

test('of HTML stays the text, without doubled spaces', () => {
  expect(summaryOf('<p>Weit gesetzt &amp;\n gut lesbar.</p><ul><li>28 Seiten</li></ul>')).toBe(
    'Weit gesetzt & gut lesbar. 28 Seiten',
  );
});

test('is cut between words, and says that more follows', () => {
  const text = 'Noten '.repeat(60);
  const summary = summaryOf(text) ?? '';
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/^(Noten )+…$/);
});

test('of nothing is nothing', () => {
  expect(summaryOf('<p> </p>')).toBeUndefined();
  expect(summaryOf(null)).toBeUndefined();
});
