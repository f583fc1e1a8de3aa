import { expect, test } from 'vitest';
import { formatWeight } from './format-weight.ts';

test.each([
  ['de-DE', 0.0444, '44 g'],
  ['de-DE', 0.9996, '1 kg'],
  ['de-DE', 1.3, '1,3 kg'],
  ['en-GB', 0.25, '250 g'],
  ['en-GB', 1.254, '1.25 kg'],
  ['pl-PL', 1.3, '1,3 kg'],
])('in %s a weight of %d kg reads "%s"', (locale, kilograms, words) => {
  const unit = words.endsWith('kg') ? 'kilogram' : 'gram';
  const byIntl = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 });
  const value = unit === 'gram' ? Math.round(kilograms * 1000) : kilograms;
  expect(formatWeight(kilograms, locale)).toBe(byIntl.format(value));
  expect(formatWeight(kilograms, locale).replace(/\s/, ' ')).toBe(words);
});
