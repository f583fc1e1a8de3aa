import * as z from 'zod/mini';

/** What the hash worker says to each message: a piece was taken, the md5 of all pieces (base64), or why it cannot. */
export const hashAnswerSchema = z.union([
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('md5'), md5: z.string() }),
  z.object({ type: z.literal('failed'), reason: z.string() }),
]);

export type HashAnswer = z.infer<typeof hashAnswerSchema>;
