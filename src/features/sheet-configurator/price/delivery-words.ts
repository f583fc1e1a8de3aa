import { daysFormat } from '#platform/i18n/formats.ts';
import { asUtcDate } from '#print/delivery/calendar-date.ts';
import { deliveryRange } from '#print/delivery/delivery.ts';
import { finishingDays } from '#print/delivery/finishing-days.ts';
import type { PrintRow } from '#print/spec/print-job.ts';

/** When a job ordered and paid now arrives with the standard class, as a range of days (CFG-71). */
export function deliveryWords(rows: readonly PrintRow[], locale: string, now: Date): string {
  const { from, to } = deliveryRange('standard', now, finishingDays({ rows }));
  return daysFormat(locale).formatRange(asUtcDate(from), asUtcDate(to));
}
