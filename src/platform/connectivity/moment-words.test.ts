import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

const now = new Date(2026, 10, 23, 12, 0);

test('today and yesterday are called so, other days by their date', () => {
  expect(momentWords(new Date(2026, 10, 23, 9, 40), 'de-DE', now)).toBe('heute, 09:40');
  expect(momentWords(new Date(2026, 10, 22, 22, 5), 'de-DE', now)).toBe('gestern, 22:05');
  expect(momentWords(new Date(2026, 10, 22, 22, 5), 'pl-PL', now)).toBe('wczoraj, 22:05');
  expect(momentWords(new Date(2026, 10, 20, 9, 40), 'de-DE', now)).toBe('20. November 2026 um 09:40');
});
