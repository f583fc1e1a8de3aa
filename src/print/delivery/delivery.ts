import { type CalendarDate, inBerlin } from './calendar-date.ts';
import { addWorkingDays, isWorkingDay, workingDayFrom } from './german-holidays.ts';

export const deliveryClasses = ['saver', 'standard', 'express'] as const;
export type DeliveryClass = (typeof deliveryClasses)[number];

/** First and last day a job is expected to arrive. */
export interface DeliveryRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Working days from the start of production to the letter box (CFG-70). */
const workingDays: Readonly<Record<DeliveryClass, { readonly from: number; readonly to: number }>> = {
  saver: { from: 7, to: 7 },
  standard: { from: 3, to: 4 },
  express: { from: 1, to: 1 },
};

/** Express is made on the day when it is paid before 11:00 German time. */
export const expressCutOffHour = 11;
/** Coils wider than 25 mm and jobs of more than 500 copies take two more working days. */
const slowFinishing = { coilMm: 25, copies: 500, extraDays: 2 } as const;

/** Working days a job needs on top because of its finishing, from its copies and, for rings, the diameter. */
export function extraDaysFor({ copies, coilMm = 0 }: { copies: number; coilMm?: number | undefined }): number {
  return coilMm > slowFinishing.coilMm || copies > slowFinishing.copies ? slowFinishing.extraDays : 0;
}

/** Working days from the start of production to the letter box, with those the finishing takes on top. */
export function deliveryDays(deliveryClass: DeliveryClass, extraDays = 0): { from: number; to: number } {
  const { from, to } = workingDays[deliveryClass];
  return { from: from + extraDays, to: to + extraDays };
}

/**
 * When a job arrives if it is paid at `paidAt`, counted in working days without the public holidays of all German
 * states (CFG-70, CFG-71). Production starts on the day of payment when that is a working day, for express only before
 * the cut-off; else on the next working day.
 */
export function deliveryRange(deliveryClass: DeliveryClass, paidAt: Date, extraDays = 0): DeliveryRange {
  const start = productionStart(deliveryClass, paidAt);
  const { from, to } = deliveryDays(deliveryClass, extraDays);
  return { from: addWorkingDays(start, from), to: addWorkingDays(start, to) };
}

function productionStart(deliveryClass: DeliveryClass, paidAt: Date): CalendarDate {
  const { date, hour } = inBerlin(paidAt);
  const isLate = deliveryClass === 'express' && hour >= expressCutOffHour;
  return isLate && isWorkingDay(date) ? addWorkingDays(date, 1) : workingDayFrom(date);
}
