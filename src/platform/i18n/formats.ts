import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { usePriceCurrency } from './price-currency.ts';
import { writtenNumber, writtenPrice, writtenSize } from './written-numbers.ts';

export interface Formats {
  /** An amount in whole currency units (12.5), in the currency of what it belongs to. */
  price: (amount: number) => string;
  date: (date: Date | string) => string;
  /** From the first to the last day something is expected, the one way days to come are written: "Do., 26.–Fr., 27. November". */
  days: (from: Date, to: Date) => string;
  dateTime: (date: Date | string) => string;
  number: (value: number) => string;
  percent: (share: number) => string;
  /** A size in bytes, rounded for reading: "12,4 MB". */
  fileSize: (bytes: number) => string;
}

/** Dates are the shop's dates: the same on the server and in every browser. */
const shopTimeZone = 'Europe/Berlin';

/** Decimal units (1 MB = 1,000,000 bytes), as file managers show them. */
const steps = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** How days to come are written: with the day of the week. */
export const daysFormat = (locale: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: shopTimeZone });

/** Each is made when something is written with it for the first time: few pages need them all, and none comes for nothing. */
export function createFormats(locale: string, currency: string): Formats {
  const date = lazily(() => new Intl.DateTimeFormat(known(locale), { dateStyle: 'long', timeZone: shopTimeZone }));
  const comingDays = lazily(() => daysFormat(known(locale)));
  const dateTime = lazily(
    () => new Intl.DateTimeFormat(known(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone }),
  );
  const { price, number, percent, fileSize } = numberFormats(locale, currency);
  return {
    price: (amount) => writtenPrice(amount, locale, currency) ?? price().format(amount),
    days: (from, to) => comingDays().formatRange(from, to),
    date: (value) => date().format(new Date(value)),
    dateTime: (value) => dateTime().format(new Date(value)),
    number: (value) => writtenNumber(value, locale) ?? number().format(value),
    percent: (share) => percent().format(share),
    fileSize,
  };
}

function numberFormats(locale: string, currency: string) {
  const formatter = (options?: Intl.NumberFormatOptions) => lazily(() => new Intl.NumberFormat(known(locale), options));
  const placesOf = (step: number): number => (step < 2 ? 0 : 1);
  const sizes = steps.map((unit, step) =>
    formatter({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: placesOf(step) }),
  );
  return {
    price: formatter({ style: 'currency', currency }),
    number: formatter(),
    percent: formatter({ style: 'percent', maximumFractionDigits: 1 }),
    fileSize: (bytes: number): string => {
      const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
      const value = bytes / 1000 ** step;
      return writtenSize(value, locale, step, placesOf(step)) ?? sizes[step]?.().format(value) ?? '';
    },
  };
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** "en-US" when the locale is unknown to the browser (specification §9). */
const known = (locale: string): string => (Intl.NumberFormat.supportedLocalesOf(locale).length > 0 ? locale : 'en-US');

/** Lists of files have hundreds of rows. */
const made = new Map<string, Formats>();

function formatsOf(locale: string, currency: string): Formats {
  const key = locale + currency;
  const formats = made.get(key) ?? createFormats(locale, currency);
  made.set(key, formats);
  return formats;
}

/** Formats of the page's language and the currency that prices are in here. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const currency = usePriceCurrency();
  return useMemo(() => formatsOf(i18n.locale, currency), [i18n.locale, currency]);
}
