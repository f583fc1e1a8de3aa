import * as z from 'zod/mini';
import { printJobSchema } from '#print/print-job.ts';

export const keptJobSchema = z.object({
  /** Without rows until the file has been opened. */
  job: printJobSchema,
  /** Key to the files in the storage of this and the other jobs of the same choice: whoever knows it may read them. */
  folderId: z.string(),
  file: z.object({
    name: z.string(),
    size: z.number(),
    /** Folders and archive it lay in, to be shown; missing when it was chosen by itself. */
    folder: z.optional(z.string()),
  }),
  /** Missing until the file is on record in the upload queue. */
  upload: z.optional(z.object({ id: z.string(), path: z.string() })),
  /** The customer chose the print colour: what the inspection finds no longer changes it. */
  colourChosen: z.boolean(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  changedAt: z.number(),
});

/** A print job as this browser keeps it. */
export type KeptJob = z.infer<typeof keptJobSchema>;

/** All jobs of this browser; one that cannot be read does not take the others with it. */
export const keptJobsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((records: unknown[]): KeptJob[] =>
    records.flatMap((record) => {
      const parsed = keptJobSchema.safeParse(record);
      return parsed.success ? [parsed.data] : [];
    }),
  ),
);
