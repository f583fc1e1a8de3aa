import { formatIds } from '#print/spec/paper-format.ts';
import { paperIds } from '#print/spec/paper.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import {
  bindings,
  colourOptions,
  coverBacks,
  coverFronts,
  extras,
  type PrintJobSpec,
  sidesOptions,
} from '#print/spec/print-spec.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { changeOptions } from '../jobs/job-edits.ts';

/** Every choice that is one step away and may have another price. */
const wishes: readonly Partial<PrintJobSpec>[] = [
  ...formatIds.map((format) => ({ format })),
  ...paperIds.map((paper) => ({ paper })),
  ...colourOptions.map((colour) => ({ colour })),
  ...sidesOptions.map((sides) => ({ sides })),
  ...bindings.map((binding) => ({ binding })),
  ...coverFronts.map((coverFront) => ({ coverFront })),
  ...coverBacks.map((coverBack) => ({ coverBack })),
  { extras },
];

/** The product numbers a job uses now, and those it would use after any single change: their prices are shown. */
export function skusWithinReach(rows: readonly PrintRow[]): readonly string[] {
  const jobs = [rows, ...wishes.map((wish) => changeOptions(rows, wish).rows)];
  return [...new Set(jobs.flatMap((each) => printUnits({ rows: each }).map(({ sku }) => sku)))];
}
