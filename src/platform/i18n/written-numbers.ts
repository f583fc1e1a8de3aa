import { isLocale, type Locale } from '../configuration/locales.ts';

/** How numbers are written in a language: what `Intl` would say of it. */
interface Signs {
  decimal: string;
  group: string;
  /** Digits before the decimal sign from which they stand in groups. */
  groupedFrom: number;
  /** An amount with its currency, by ISO code. */
  currencies: Record<string, (amount: string) => string>;
  /** What stands behind a size in kilobytes, megabytes, gigabytes. */
  sizes: readonly string[];
}

const behind = (sign: string) => (amount: string) => `${amount}\u00A0${sign}`;
const before = (sign: string) => (amount: string) => sign + amount;

const signsOf: Record<Locale, Signs> = {
  'de-DE': {
    decimal: ',',
    group: '.',
    groupedFrom: 4,
    currencies: { EUR: behind('€'), GBP: behind('£'), PLN: behind('PLN') },
    sizes: [' kB', ' MB', '\u00A0GB'],
  },
  'en-GB': {
    decimal: '.',
    group: ',',
    groupedFrom: 4,
    currencies: { EUR: before('€'), GBP: before('£'), PLN: before('PLN\u00A0') },
    sizes: [' kB', ' MB', ' GB'],
  },
  'pl-PL': {
    decimal: ',',
    group: '\u00A0',
    groupedFrom: 5,
    currencies: { EUR: behind('€'), GBP: behind('GBP'), PLN: behind('zł') },
    sizes: [' kB', ' MB', ' GB'],
  },
};

/** From here on numbers have no exact places behind the decimal sign any more, and below it scripts write them with an exponent. */
const [tooSmall, tooLarge] = [1e-6, 1e13];

/**
 * A number as `Intl.NumberFormat` writes it. A browser's first formatter of numbers looks through every language it knows: 15 to
 * 40 ms on a desk and four times that on a phone, just when a page is to come alive. What first views show is written without it.
 * @param mostPlaces behind the decimal sign; zeros at their end are left out
 * @returns undefined where only `Intl` knows: another language, a number that is too large
 */
export function writtenNumber(value: number, locale: string, mostPlaces = 3): string | undefined {
  const signs = signsOfLocale(locale);
  if (!signs || !isPlain(value)) return undefined;
  const [whole, fraction] = rounded(Math.abs(value), mostPlaces);
  const places = fraction.replace(/0+$/, '');
  return sign(value) + grouped(whole, signs) + (places && signs.decimal + places);
}

/**
 * An amount of money as `Intl.NumberFormat` writes it, see `writtenNumber`.
 * @param amount in whole units of the currency (12.5)
 * @returns undefined where only `Intl` knows: another language or currency
 */
export function writtenPrice(amount: number, locale: string, currency: string): string | undefined {
  const signs = signsOfLocale(locale);
  const withCurrency = signs?.currencies[currency];
  if (!withCurrency || !isPlain(amount)) return undefined;
  const [whole, cents] = rounded(Math.abs(amount), 2);
  return sign(amount) + withCurrency(grouped(whole, signs) + signs.decimal + cents);
}

/**
 * A size as `Intl.NumberFormat` writes it, see `writtenNumber`.
 * @param step how often it is divided by 1000: 1 for kilobytes
 * @returns undefined where only `Intl` knows: another language, bytes
 */
export function writtenSize(value: number, locale: string, step: number, mostPlaces: number): string | undefined {
  const unit = signsOfLocale(locale)?.sizes[step - 1];
  const number = writtenNumber(value, locale, mostPlaces);
  return unit !== undefined && number !== undefined ? number + unit : undefined;
}

/** As it reads in decimal digits, halves upwards: 86.225 is a little less than it reads, and `Intl` takes it for what it reads. */
function rounded(value: number, places: number): readonly [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = String(value).split('.');
  const padded = fraction.padEnd(places + 1, '0');
  const scaled = Number(whole + padded.slice(0, places)) + (padded.charAt(places) >= '5' ? 1 : 0);
  const digits = String(scaled).padStart(places + 1, '0');
  const point = digits.length - places;
  return [digits.slice(0, point), digits.slice(point)];
}

const signsOfLocale = (locale: string): Signs | undefined => (isLocale(locale) ? signsOf[locale] : undefined);

const isPlain = (value: number): boolean =>
  Object.is(value, 0) || (Math.abs(value) >= tooSmall && Math.abs(value) < tooLarge);

const sign = (value: number): string => (value < 0 ? '-' : '');

const grouped = (digits: string, { group, groupedFrom }: Signs): string =>
  digits.length < groupedFrom ? digits : digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
