/** A day without a time, `YYYY-MM-DD`: delivery promises and concerts are days, wherever the reader's clock stands. */
export type CalendarDate = `${number}-${string}-${string}`;

const dayMs = 86_400_000;

/** The date with the given year, month (1–12) and day. */
export const calendarDate = (year: number, month: number, day: number): CalendarDate =>
  fromUtc(Date.UTC(year, month - 1, day));

export const addDays = (date: CalendarDate, days: number): CalendarDate => fromUtc(toUtc(date) + days * dayMs);

/** 0 = Sunday … 6 = Saturday. */
export const weekdayOf = (date: CalendarDate): number => new Date(toUtc(date)).getUTCDay();

export const yearOf = (date: CalendarDate): number => new Date(toUtc(date)).getUTCFullYear();

/** Midnight UTC of the day as a `Date`: format it with `timeZone: 'UTC'`. */
export const asUtcDate = (date: CalendarDate): Date => new Date(toUtc(date));

/** Day and hour (0–23) in Germany at an instant. */
export function inBerlin(instant: Date): { readonly date: CalendarDate; readonly hour: number } {
  berlin ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const parts = berlin.formatToParts(instant);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return { date: calendarDate(number('year'), number('month'), number('day')), hour: number('hour') };
}

/** Made when it is needed: a browser's first of its kind takes long. */
let berlin: Intl.DateTimeFormat | undefined;

const toUtc = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

function fromUtc(ms: number): CalendarDate {
  const date = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}
