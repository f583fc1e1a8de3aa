import { writtenNumber } from './written-numbers.ts';

/**
 * A weight in the page's language, in grams below one kilogram: "280 g", "1,3 kg". Few pages show one: it is no part of the formats
 * that all of them load.
 */
export function formatWeight(kilograms: number, locale: string): string {
  const grams = Math.round(kilograms * 1000);
  const [unit, sign, value] = grams < 1000 ? ['gram', 'g', grams] : ['kilogram', 'kg', kilograms];
  const written = writtenNumber(value, locale, 2);
  // As in all languages of ours.
  if (written !== undefined) return `${written} ${sign}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 2 }).format(value);
}
