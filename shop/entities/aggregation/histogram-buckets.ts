import type { Interval } from '../criteria/criteria.ts';
import { phpDate, weekStart } from './php-date.ts';

export interface Bucketing {
  readonly interval: Interval;
  readonly format?: string;
  readonly timeZone?: string;
}

/** Labels of buckets unless a format is asked for. */
const labels: Readonly<Record<Interval, string>> = {
  minute: 'Y-m-d H:i:00',
  hour: 'Y-m-d H:00:00',
  day: 'Y-m-d 00:00:00',
  week: 'Y W',
  month: 'Y-m-01 00:00:00',
  quarter: 'Y ',
  year: 'Y-01-01 00:00:00',
};

/** Sums counted dates (ISO, UTC) up to buckets, earliest first, under the labels Shopware gives them. */
export function histogramBuckets(
  counted: Iterable<readonly [date: string, count: number]>,
  { interval, format, timeZone = 'UTC' }: Bucketing,
): readonly { readonly key: string; readonly count: number }[] {
  const toWall = timeZone === 'UTC' ? (date: Date) => date : wallClock(timeZone);
  const counts = new Map<number, number>();
  for (const [text, count] of counted) {
    const start = startOf(toWall(new Date(text)), interval).getTime();
    if (!Number.isNaN(start)) counts.set(start, (counts.get(start) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([first], [second]) => first - second)
    .map(([time, count]) => {
      const start = new Date(time);
      const quarter = interval === 'quarter' && format === undefined ? String(1 + start.getUTCMonth() / 3) : '';
      return { key: phpDate(format ?? labels[interval], start) + quarter, count };
    });
}

function startOf(date: Date, interval: Interval): Date {
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  switch (interval) {
    case 'minute':
      return new Date(Math.floor(date.getTime() / 60_000) * 60_000);
    case 'hour':
      return new Date(Math.floor(date.getTime() / 3_600_000) * 3_600_000);
    case 'day':
      return new Date(Date.UTC(year, month, day));
    case 'week':
      return weekStart(date);
    case 'month':
      return new Date(Date.UTC(year, month, 1));
    case 'quarter':
      return new Date(Date.UTC(year, month - (month % 3), 1));
    case 'year':
      return new Date(Date.UTC(year, 0, 1));
  }
}

/** The wall clock of a time zone as a date whose UTC parts show it. */
function wallClock(timeZone: string): (date: Date) => Date {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (date) => new Date(`${clock.format(date).replace(' ', 'T')}Z`);
}
