/** An ISO 8601 duration, `P1Y2M3W4DT5H6M7S`. */
export interface Duration {
  readonly years: number;
  readonly months: number;
  readonly days: number;
  readonly seconds: number;
}

const pattern =
  /^P(?=[\dT])(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/;

/** Reads a duration; undefined when it is none. */
export function parseDuration(text: string): Duration | undefined {
  const match = pattern.exec(text);
  if (match === null) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  return { years, months, days: weeks * 7 + days, seconds: (hours * 60 + minutes) * 60 + seconds };
}

/** The date that much later (or earlier, with -1), by the UTC calendar; the 31st of a short month runs over, like in PHP. */
export function shifted(date: Date, { years, months, days, seconds }: Duration, sign: 1 | -1): Date {
  const result = new Date(date);
  result.setUTCFullYear(result.getUTCFullYear() + sign * years, result.getUTCMonth() + sign * months);
  result.setUTCDate(result.getUTCDate() + sign * days);
  result.setUTCSeconds(result.getUTCSeconds() + sign * seconds);
  return result;
}
