import { useMemo } from 'react';
import { useLingui } from '@lingui/react';
import { usePriceCurrency } from './price-currency.ts';

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

export function createFormats(locale: string, currency: string): Formats {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: shopTimeZone });
  const comingDays = daysFormat(locale);
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: shopTimeZone });
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const sizes = steps.map((unit, step) => {
    const maximumFractionDigits = step < 2 ? 0 : 1;
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits });
  });
  return {
    price: (amount) => price.format(amount),
    days: (from, to) => comingDays.formatRange(from, to),
    date: (value) => date.format(new Date(value)),
    dateTime: (value) => dateTime.format(new Date(value)),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    fileSize: (bytes) => {
      const step = Math.min(steps.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
      return sizes[step]?.format(bytes / 1000 ** step) ?? '';
    },
  };
}

/** Making formats takes a browser up to a millisecond, and lists of files have hundreds of rows. */
const made = new Map<string, Formats>();

function formatsOf(locale: string, currency: string): Formats {
  const key = locale + currency;
  const formats = made.get(key) ?? createFormats(locale, currency);
  made.set(key, formats);
  return formats;
}

/** Formats of the page's language and the currency that prices are in here; "en-US" when the locale is unknown to the browser (specification §9). */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const currency = usePriceCurrency();
  return useMemo(() => {
    const known = Intl.NumberFormat.supportedLocalesOf(i18n.locale).length > 0;
    return formatsOf(known ? i18n.locale : 'en-US', currency);
  }, [i18n.locale, currency]);
}
