import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { PrintJobLead } from './print-job-payload.ts';

const word = otherwise(z.optional(z.string()), undefined);
const count = otherwise(z.optional(z.int().check(z.minimum(1))), undefined);

/** The choices of a job in plain values. Anything unknown or odd is left out: `rows` is what counts. */
const specSchema = z.object({
  format: word,
  orientation: word,
  paper: word,
  sides: word,
  colour: word,
  binding: word,
  coilColour: word,
  coverFront: word,
  coverBack: word,
  /** Separated by commas. */
  extras: word,
  /** Diameter of the ring in mm; a wire has tenths. */
  coilMm: otherwise(z.optional(z.number().check(z.positive())), undefined),
  /** Parts of a set, when there is more than one. */
  volumes: count,
  copies: count,
  pages: count,
});

export type JobSpec = z.infer<typeof specSchema>;

/** The choices of a print job and its number of copies; 1 copy when the record does not say. */
export function readJobSpec(lead: PrintJobLead | undefined): JobSpec & { copies: number } {
  const spec = specSchema.parse(lead?.spec ?? {});
  return { ...spec, copies: spec.copies ?? 1 };
}

/** Booklet formats that exist in landscape only. */
export const isLandscapeFormat = ({ format }: JobSpec): boolean => format?.endsWith('-quer') ?? false;

export const isLandscape = (spec: JobSpec): boolean => spec.orientation === 'landscape' || isLandscapeFormat(spec);
