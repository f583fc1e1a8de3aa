const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  ...(['January', 'February', 'March', 'April', 'May', 'June', 'July'] as const),
  ...(['August', 'September', 'October', 'November', 'December'] as const),
] as const;

const dayName = (date: Date) => days[date.getUTCDay()] ?? '';
const monthName = (date: Date) => months[date.getUTCMonth()] ?? '';

const dayMs = 86_400_000;

/** Monday of the date's week. */
export function weekStart(date: Date): Date {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return new Date(midnight - ((date.getUTCDay() + 6) % 7) * dayMs);
}

/** A date's UTC parts in PHP's date format; a backslash makes the next letter stand for itself, like any unknown one. */
export function phpDate(format: string, date: Date): string {
  return format.replaceAll(/\\?./gs, (part) =>
    part.startsWith('\\') ? part.slice(1) : (letters.get(part)?.(date) ?? part),
  );
}

const letters: ReadonlyMap<string, (date: Date) => string> = new Map<string, (date: Date) => string>([
  ['Y', (date) => String(date.getUTCFullYear())],
  ['y', (date) => pad(date.getUTCFullYear() % 100)],
  ['o', (date) => String(isoWeek(date).year)],
  ['m', (date) => pad(date.getUTCMonth() + 1)],
  ['n', (date) => String(date.getUTCMonth() + 1)],
  ['F', monthName],
  ['M', (date) => monthName(date).slice(0, 3)],
  ['W', (date) => pad(isoWeek(date).week)],
  ['d', (date) => pad(date.getUTCDate())],
  ['j', (date) => String(date.getUTCDate())],
  ['l', dayName],
  ['D', (date) => dayName(date).slice(0, 3)],
  ['N', (date) => String(date.getUTCDay() === 0 ? 7 : date.getUTCDay())],
  ['w', (date) => String(date.getUTCDay())],
  ['H', (date) => pad(date.getUTCHours())],
  ['G', (date) => String(date.getUTCHours())],
  ['h', (date) => pad(date.getUTCHours() % 12 || 12)],
  ['g', (date) => String(date.getUTCHours() % 12 || 12)],
  ['A', (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM')],
  ['a', (date) => (date.getUTCHours() < 12 ? 'am' : 'pm')],
  ['i', (date) => pad(date.getUTCMinutes())],
  ['s', (date) => pad(date.getUTCSeconds())],
]);

/** ISO 8601: a week belongs to the year its Thursday is in. */
function isoWeek(date: Date): { readonly year: number; readonly week: number } {
  const thursday = new Date(weekStart(date).getTime() + 3 * dayMs);
  const year = thursday.getUTCFullYear();
  return { year, week: 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * dayMs)) };
}
