import * as z from 'zod/mini';

/*
 * What a cart or order line says of the print job it belongs to, in `payload.printJob`. Carts and orders keep it for
 * years: nothing may be asked for here that an earlier storefront did not write. It is written in `write-print-job.ts`.
 */

const fileSchema = z.looseObject({
  /** Object path in the file storage: `uploads/{folderId}/…`. */
  path: z.string(),
  name: z.string(),
  size: z.number(),
  md5: z.optional(z.string()),
  pages: z.optional(z.number()),
});

const rightsSchema = z.looseObject({ kind: z.string(), textVersion: z.string(), confirmedAt: z.string() });

/** The lead line of a job carries its whole description; the other lines only say whose they are. */
const leadSchema = z.looseObject({
  id: z.string(),
  role: z.literal('lead'),
  title: z.string(),
  /** How it is printed and bound, in plain values: `job-spec.ts`. */
  spec: z.record(z.string(), z.unknown()),
  files: z.array(fileSchema),
  rights: z.optional(rightsSchema),
  /** Ids of all cart lines the job was broken down into, its own included: shows whether one got lost. */
  lineIds: z.optional(z.array(z.string())),
});

const memberSchema = z.object({ id: z.string(), role: z.string() });

const payloadSchema = z.object({ printJob: z.union([leadSchema, memberSchema]) });

export type PrintJobFile = z.infer<typeof fileSchema>;
export type PrintJobLead = z.infer<typeof leadSchema>;
export type PrintJobMember = z.infer<typeof memberSchema>;
export type PrintJobPart = PrintJobMember | PrintJobLead;

/** What a cart or order line says of its print job; undefined for everything that is no print job. */
export function readPrintJob(payload: unknown): PrintJobPart | undefined {
  const parsed = payloadSchema.safeParse(payload);
  return parsed.success ? parsed.data.printJob : undefined;
}

/** Whether this line carries the description of its job. */
export function isLead(job: PrintJobPart | undefined): job is PrintJobLead {
  return job !== undefined && 'files' in job;
}

/** The folder of the file storage a job's files lie in: `uploads/{folderId}/…`. */
export function uploadFolderOf(path: string | undefined): string | undefined {
  return /^uploads\/([^/]+)\//.exec(path ?? '')?.[1];
}
