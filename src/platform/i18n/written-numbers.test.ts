import { assert, double, integer, oneof, pre, property } from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '../configuration/locales.ts';
import { writtenNumber, writtenPrice, writtenSize } from './written-numbers.ts';

const currencies = ['EUR', 'GBP', 'PLN'] as const;

const amounts = oneof(
  double({ min: -1e7, max: 1e7, noNaN: true }),
  integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100),
  // Halves of a cent, as binary numbers have them.
  integer({ min: -100_000, max: 100_000 }).map((count) => count / 1000),
);

/** Others are left to `Intl`. */
const isPlain = (value: number): boolean => Object.is(value, 0) || Math.abs(value) >= 1e-6;

test.each(locales.flatMap((locale) => currencies.map((currency) => ({ locale, currency }))))(
  'amounts of $currency in $locale are written as Intl does',
  ({ locale, currency }) => {
    const byIntl = new Intl.NumberFormat(locale, { style: 'currency', currency });
    assert(
      property(amounts, (amount) => {
        pre(isPlain(amount));
        expect(writtenPrice(amount, locale, currency)).toBe(byIntl.format(amount));
      }),
      { numRuns: 2000 },
    );
  },
);

test.each(locales)('numbers in %s are written as Intl does', (locale) => {
  const byIntl = new Intl.NumberFormat(locale);
  for (const value of [0, 999, 1000, 9999, 10_000, 999_999, 1_000_000, -1000])
    expect(writtenNumber(value, locale)).toBe(byIntl.format(value));
  assert(
    property(oneof(integer(), amounts), (value) => {
      pre(isPlain(value));
      expect(writtenNumber(value, locale)).toBe(byIntl.format(value));
    }),
    { numRuns: 2000 },
  );
});

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

test.each(locales.flatMap((locale) => units.map((unit, index) => ({ locale, unit, index }))))(
  'sizes in $unit are written in $locale as Intl does',
  ({ locale, unit, index }) => {
    for (const places of [0, 1]) {
      const written = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: places } as const;
      const byIntl = new Intl.NumberFormat(locale, written);
      assert(
        property(double({ min: 0.001, max: 20_000, noNaN: true }), (value) => {
          expect(writtenSize(value, locale, index + 1, places)).toBe(byIntl.format(value));
        }),
        { numRuns: 500 },
      );
    }
  },
);

test('what it does not know is left to Intl', () => {
  const numbers = [writtenNumber(1e-7, 'de-DE'), writtenNumber(1, 'fr-FR'), writtenNumber(1e20, 'de-DE')];
  const prices = [
    writtenPrice(1, 'de-DE', 'CHF'),
    writtenPrice(1, 'constructor', 'EUR'),
    writtenPrice(Number.NaN, 'de-DE', 'EUR'),
  ];
  const others = [writtenNumber(-0, 'de-DE'), writtenSize(12, 'de-DE', 0, 0), writtenSize(12, 'fr-FR', 1, 0)];
  expect([...numbers, ...prices, ...others]).toEqual(Array.from({ length: 9 }, () => undefined));
});
