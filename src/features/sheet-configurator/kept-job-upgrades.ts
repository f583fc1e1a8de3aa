import * as z from 'zod/mini';
import type { PageChoices } from '#print/spec/job-choices.ts';
import { printRowSchema } from '#print/spec/print-job.ts';

/** Upgrades by the version they lead away from. */
const upgrades: Readonly<Record<number, (record: unknown) => unknown>> = { 1: fromVersion1 };

const versionSchema = z.object({ job: z.object({ version: z.number() }) });

/** Brings a kept job of an earlier version to the form of today; what is none is returned as it is. */
export function upgradeKeptJob(record: unknown): unknown {
  const version = versionSchema.safeParse(record).data?.job.version;
  const upgrade = version === undefined ? undefined : upgrades[version];
  return upgrade ? upgradeKeptJob(upgrade(record)) : record;
}

const keptJob1Schema = z.looseObject({
  job: z.looseObject({ version: z.literal(1), rows: z.array(printRowSchema) }),
  colourChosen: z.boolean(),
});

/**
 * In version 1 the job itself held what was found on its pages, overwritten where the customer had a page printed in
 * black. Pages were black before the inspection, too: only a job that shows traces of one tells of choices. Findings
 * were confirmed by their kind; they are asked for again.
 */
function fromVersion1(record: unknown): unknown {
  const kept = keptJob1Schema.safeParse(record).data;
  if (!kept) return undefined;
  const { colourChosen, job, ...rest } = kept;
  const hasColour = job.rows.some(({ spec }) => spec.colour !== 'black');
  const isInspected = (!colourChosen && hasColour) || job.rows.some(({ pages }) => pages.some(isNotBlack));
  const rows = job.rows.map((row) => ({
    ...row,
    pages: row.pages.map((page) => choicesOf(page, isInspected)),
    spec: colourChosen ? row.spec : { ...row.spec, colour: 'automatic' },
  }));
  return { ...rest, job: { ...job, version: 2, rows, confirmed: [] } };
}

type Page1 = z.infer<typeof printRowSchema>['pages'][number];

const isNotBlack = (page: Page1): boolean => page.from === 'file' && page.ink !== 'black';

function choicesOf(page: Page1, isInspected: boolean): PageChoices {
  if (page.from === 'inserted') return page;
  const { ink, ...choices } = page;
  return isInspected && ink === 'black' ? { ...choices, inBlack: true } : choices;
}
