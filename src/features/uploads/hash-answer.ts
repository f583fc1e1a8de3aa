import * as z from 'zod/mini';

/** What the hash worker is told: begin (anew, or from a state), a piece of bytes, or that these were all. */
export type HashOrder = { type: 'begin'; state?: string } | ArrayBuffer | 'end';

/**
 * What it says to each of them: ready, with the state after the bytes so far (base64); the md5 of all pieces (base64); or
 * why it cannot.
 */
export const hashAnswerSchema = z.union([
  z.object({ type: z.literal('ready'), state: z.string() }),
  z.object({ type: z.literal('md5'), md5: z.string() }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type HashAnswer = z.infer<typeof hashAnswerSchema>;
