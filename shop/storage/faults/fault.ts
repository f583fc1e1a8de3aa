import * as z from 'zod/mini';
import { badRequest } from '../protocol/storage-error.ts';

const positive = z.int().check(z.positive());
const count = z.int().check(z.nonnegative());

/**
 * A trouble to make, for tests of clients. Requests that match meet it `count` times (once unless said, or `always`),
 * after `skip` of them have passed untouched. Several faults may meet one request.
 */
const faultSchema = z.strictObject({
  match: z.optional(
    z.strictObject({
      method: z.optional(z.string()),
      /** Upload command, as in `upload, finalize`. */
      command: z.optional(z.string()),
      /** Part of the decoded path and query. */
      address: z.optional(z.string()),
    }),
  ),
  skip: z.optional(count),
  count: z.optional(z.union([positive, z.literal('always')])),
  /** Milliseconds before anything happens. */
  delay: z.optional(count),
  /** Answer with this status and do nothing. */
  status: z.optional(z.int().check(z.minimum(400), z.maximum(599))),
  /** Break the connection: before doing anything, or after everything is done but the answer. */
  cut: z.optional(z.enum(['before', 'after'])),
  /** Break the connection when this many bytes of the request's body were read. */
  cutBodyAfter: z.optional(count),
  /** Break the connection when this many bytes of the answer's body were sent. */
  cutAnswerAfter: z.optional(count),
  /** Read the request's body no faster than this many bytes a second. */
  bytesPerSecond: z.optional(positive),
  /** Answer 400 to a chunk the session has already, as the production service does. */
  strictOffsets: z.optional(z.boolean()),
});
export type Fault = z.infer<typeof faultSchema>;

/** @throws {StorageError} 400 for anything but a fault or a list of them */
export function parseFaults(body: string): Fault[] {
  try {
    const value: unknown = JSON.parse(body);
    return z.array(faultSchema).parse(Array.isArray(value) ? value : [value]);
  } catch (cause) {
    throw badRequest(`Not a fault: ${cause instanceof Error ? cause.message : 'unreadable'}`);
  }
}
