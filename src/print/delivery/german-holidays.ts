import { addDays, calendarDate, type CalendarDate, weekdayOf, yearOf } from './calendar-date.ts';

/** Easter Sunday of a year (Gregorian calendar; Gauss's rule as corrected by Lichtenberg). */
export function easterSunday(year: number): CalendarDate {
  const century = Math.floor(year / 100);
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sunShift = 2 - Math.floor((3 * century + 3) / 4);
  const moon = year % 19;
  const seed = (19 * moon + moonShift) % 30;
  const correction = Math.floor((seed + Math.floor(moon / 11)) / 29);
  const limit = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7);
  const gap = 7 - ((limit - firstSunday) % 7);
  return addDays(calendarDate(year, 3, 1), limit + gap - 1);
}

/** The public holidays of all German states in a year. */
export function germanHolidays(year: number): ReadonlySet<CalendarDate> {
  const easter = easterSunday(year);
  return new Set([
    calendarDate(year, 1, 1),
    addDays(easter, -2),
    addDays(easter, 1),
    calendarDate(year, 5, 1),
    addDays(easter, 39),
    addDays(easter, 50),
    calendarDate(year, 10, 3),
    calendarDate(year, 12, 25),
    calendarDate(year, 12, 26),
  ]);
}

/** Monday to Friday, and no public holiday anywhere in Germany. */
export function isWorkingDay(date: CalendarDate): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !germanHolidays(yearOf(date)).has(date);
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(date: CalendarDate): CalendarDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The working day so many working days after the given one. */
export function addWorkingDays(date: CalendarDate, days: number): CalendarDate {
  let day = date;
  for (let left = days; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1));
  return day;
}
