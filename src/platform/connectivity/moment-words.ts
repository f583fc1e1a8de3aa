const dayMs = 86_400_000;

/** A moment that is over, for reading: "heute, 9:40", "gestern, 22:05", before that with its date. */
export function momentWords(moment: Date, locale: string, now: Date = new Date()): string {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(moment);
  const days = Math.round((startOfDay(moment) - startOfDay(now)) / dayMs);
  if (days < -1) return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(moment);
  return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')}, ${time}`;
}

const startOfDay = (moment: Date): number => new Date(moment).setHours(0, 0, 0, 0);
