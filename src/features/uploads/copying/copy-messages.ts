import * as z from 'zod/mini';

const copyOrderSchema = z.object({
  file: z.instanceof(Blob),
  /** Upload the copy is for. */
  id: z.string(),
  /** Bytes from the start that are copied already: a border of parts. */
  first: z.number(),
  /** State of the md5 of these bytes, base64. */
  hashState: z.optional(z.string()),
});

/** A file whose copy is to begin, or to go on. */
export type CopyOrder = z.infer<typeof copyOrderSchema>;

/**
 * What the copying worker is told: to hash the edges of a file, to begin a copy, to copy its next part; `keeps`: whether
 * the part is to be kept, or only counts for the checksum.
 */
export const workerOrderSchema = z.union([
  z.object({ type: z.literal('edges'), file: z.instanceof(Blob) }),
  z.object({ type: z.literal('begin'), copy: copyOrderSchema }),
  z.object({ type: z.literal('next'), keeps: z.boolean() }),
]);

export type WorkerOrder = z.infer<typeof workerOrderSchema>;

const copiedPartSchema = z.object({
  /** Bytes from the start of the file to the end of this part. */
  end: z.number(),
  /** State of the md5 of all bytes so far, base64. */
  hashState: z.string(),
  /**
   * Where it is now; `given`: only in `bytes`, for a worker that cannot write files; `full`: nowhere, for want of room; `no`:
   * nowhere, because it was not wanted or for another reason.
   */
  kept: z.enum(['file', 'given', 'full', 'no']),
  bytes: z.optional(z.instanceof(ArrayBuffer)),
  /** Base64, with the last part: the checksum of the whole file. */
  md5: z.optional(z.string()),
});

export type CopiedPart = z.infer<typeof copiedPartSchema>;

/** What it says to each of them, in their order. */
export const workerAnswerSchema = z.union([
  z.object({ type: z.literal('edges'), md5: z.string() }),
  /** `first`: where the copy goes on; 0 when the worker could do nothing with the state of the md5. */
  z.object({ type: z.literal('begun'), first: z.number() }),
  z.object({ type: z.literal('part'), part: copiedPartSchema }),
  /** The file changed or vanished on the disk. */
  z.object({ type: z.literal('not-readable') }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type WorkerAnswer = z.infer<typeof workerAnswerSchema>;
