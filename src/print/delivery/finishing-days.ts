import { extraDaysFor } from './delivery.ts';
import type { PrintJob } from '../spec/print-job.ts';
import { resolveRow } from '../pages/resolve-row.ts';

/** Working days a whole job needs on top because of its finishing. */
export function finishingDays(job: Pick<PrintJob, 'rows'>): number {
  const copies = job.rows.reduce((sum, row) => sum + row.copies, 0);
  const coilMm = Math.max(0, ...job.rows.map((row) => resolveRow(row).coil?.diameterMm ?? 0));
  return extraDaysFor({ copies, coilMm });
}
