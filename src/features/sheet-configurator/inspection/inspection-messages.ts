import * as z from 'zod/mini';
import { type InspectedPage, inspectedFileSchema, inspectedPageSchema } from '#print/pages/inspected-file.ts';
import { inspectionFailures } from '#print/pages/inspection-failure.ts';

/** pdf.js answers on the same port: messages without this tag are not ours. */
export const inspectionTag = 'notenfalz-inspection';

/**
 * What the worker can do: open a file to see whether it can be printed at all, measure it, draw a page. `fileKey` is the
 * same for the same file, so that it is opened once. `known`: its first pages, measured before; the inspection goes on
 * behind them.
 */
export type InspectionWork =
  | {
      readonly kind: 'inspect';
      readonly fileKey: number;
      readonly file: Blob;
      readonly known: readonly InspectedPage[];
    }
  | { readonly kind: 'open'; readonly fileKey: number; readonly file: Blob }
  | {
      readonly kind: 'render';
      readonly fileKey: number;
      readonly file: Blob;
      readonly page: number;
      readonly widthPx: number;
      readonly withMarks: boolean;
    };

/** What the page sends to the worker. */
export type InspectionRequest = { readonly tag: typeof inspectionTag; readonly job: number } & (
  | InspectionWork
  | { readonly kind: 'cancel' }
);

const sizeSchema = z.object({ widthMm: z.number(), heightMm: z.number() });

/** How far an inspection is: first the size of every page, then one step per page. */
const progressSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('opened'), sizes: z.readonly(z.array(sizeSchema)) }),
  z.object({ step: z.literal('page'), done: z.number(), total: z.number(), page: inspectedPageSchema }),
]);
export type InspectionProgress = z.infer<typeof progressSchema> | ({ readonly step: 'slow' } & SlowWork);

/** What is being worked on takes long: it has taken so many seconds. */
export interface SlowWork {
  /** From 1; undefined while the file is being opened. */
  readonly page: number | undefined;
  readonly seconds: number;
}

/** A finished inspection: what was measured, or why the file cannot be printed. */
export const inspectionResultSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('inspected'), file: inspectedFileSchema }),
  z.object({ status: z.literal('failed'), failure: z.enum(inspectionFailures), page: z.optional(z.number()) }),
]);
export type InspectionResult = z.infer<typeof inspectionResultSchema>;

const answer = { tag: z.literal(inspectionTag), job: z.number() };

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ ...answer, kind: z.literal('progress'), progress: progressSchema }),
  /** A turn of a job begins: it is opened, or a page of it is worked on. */
  z.object({ ...answer, kind: z.literal('working'), page: z.optional(z.number()) }),
  /** Said at intervals, for no job, while the thread is not stuck. `waits`: for something that is being loaded. */
  z.object({ ...answer, kind: z.literal('alive'), waits: z.boolean() }),
  /**
   * `spent`: the worker is of no more use: it goes on with what was too much, or holds what
   * heavy pages took; that is free so many milliseconds after its end.
   */
  z.object({ ...answer, kind: z.literal('inspected'), result: inspectionResultSchema, spent: z.optional(z.number()) }),
  z.object({ ...answer, kind: z.literal('opened') }),
  z.object({ ...answer, kind: z.literal('rendered'), image: z.unknown() }),
  z.object({ ...answer, kind: z.literal('broken'), reason: z.string(), spent: z.optional(z.number()) }),
]);

/** What the inspection worker answers. `image` is an `ImageBitmap`; `broken` is a fault of ours, not of the file. */
export type InspectionAnswer = z.infer<typeof answerSchema>;

/** Reads a message from the worker; undefined when it is one of pdf.js. */
export function readInspectionAnswer(message: unknown): InspectionAnswer | undefined {
  const read = answerSchema.safeParse(message);
  return read.success ? read.data : undefined;
}
