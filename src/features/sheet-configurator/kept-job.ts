import * as z from 'zod/mini';
import { inspectionFailures } from '#print/pages/inspection-failure.ts';
import { jobChoicesSchema } from '#print/spec/job-choices.ts';
import { upgradeKeptJob } from './kept-job-upgrades.ts';

/** What became of an upload, as far as this browser saw it; outlives the upload's own record, which is forgotten. */
const outcomeSchema = z.object({
  /** `stopped`: given up or failed, or the storage does not have the file. */
  is: z.enum(['arrived', 'stopped']),
  /** When this was noted, in milliseconds since 1970. */
  at: z.number(),
  /** Bytes that arrived. */
  size: z.optional(z.number()),
  /** Base64, of what arrived. */
  md5: z.optional(z.string()),
});

export type UploadOutcome = z.infer<typeof outcomeSchema>;

export const keptJobSchema = z.object({
  /** Without rows until the file has been opened. */
  job: jobChoicesSchema,
  /** Key to the files in the storage of this and the other jobs of the same choice: whoever knows it may read them. */
  folderId: z.string(),
  file: z.object({
    name: z.string(),
    size: z.number(),
    /** Folders and archive it lay in, to be shown; missing when it was chosen by itself. */
    folder: z.optional(z.string()),
  }),
  /** Entry of the inbox for shared files that its file came in. */
  shared: z.optional(z.string()),
  /** Customer it belongs to; none: whoever uses this browser. */
  owner: z.optional(z.string()),
  /** Its `changedAt` when it was last put into the cart: from then on the shop has it as well, until it is changed. */
  carted: z.optional(z.number()),
  /** Missing until the file is on record in the upload queue. */
  upload: z.optional(z.object({ id: z.string(), path: z.string(), outcome: z.optional(outcomeSchema) })),
  /** What the check of the file came to, and which version of the inspector said so; what it measured lies beside the job. */
  check: z.optional(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('printable'), inspector: z.number() }),
      z.object({
        is: z.literal('unprintable'),
        inspector: z.number(),
        failure: z.enum(inspectionFailures),
        page: z.optional(z.number()),
      }),
    ]),
  ),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  changedAt: z.number(),
});

/** A print job as this browser keeps it. */
export type KeptJob = z.infer<typeof keptJobSchema>;

/** Reads a kept job of this or an earlier version; undefined when it is none, or one of a later version. */
export const readKeptJob = (record: unknown): KeptJob | undefined =>
  keptJobSchema.safeParse(upgradeKeptJob(record)).data;
