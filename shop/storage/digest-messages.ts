import * as z from 'zod/mini';

const bytesSchema = z.instanceof(Uint8Array<ArrayBufferLike>);

/** What the digest worker is asked for: a state continued with `bytes`, which lie in shared memory and are not copied. */
export const digestOrderSchema = z.object({ id: z.number(), state: z.nullable(bytesSchema), bytes: bytesSchema });
export type DigestOrder = z.infer<typeof digestOrderSchema>;

export const digestReplySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('extended'), id: z.number(), state: bytesSchema }),
  z.object({ kind: z.literal('unreadable'), id: z.number() }),
]);
export type DigestReply = z.infer<typeof digestReplySchema>;
