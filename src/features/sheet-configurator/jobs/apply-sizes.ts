import type { Size } from '#print/spec/paper-format.ts';
import { rowFromFile } from '#print/pages/row-from-file.ts';
import type { KeptJob } from '../kept-job.ts';
import { onlyFile } from './fact-sheets.ts';

/** As soon as the sizes of its pages are known a job has its pages and a format, and can be priced. Nothing that was chosen changes. */
export function applySizes(kept: KeptJob, sizes: readonly Size[]): KeptJob {
  if (kept.job.rows.length > 0 || sizes.length === 0) return kept;
  const row = rowFromFile({ row: 'row', file: onlyFile }, kept.file.name, sizes);
  return { ...kept, job: { ...kept.job, rows: [row] } };
}
