import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const recordingSchema = z.object({
  name: z.string(),
  request: z.object({
    method: z.string(),
    path: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.unknown(),
  }),
  response: z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.unknown() }),
});

/** One call a real Shopware 6.6.7.1 answered. */
export type Recording = z.infer<typeof recordingSchema> & {
  /** `076-POST-product-detail-simple-200`. */
  readonly file: string;
};

const folder = new URL('./recordings/', import.meta.url);

/** Recordings with a number in the range, in the order they were made. */
export function loadRecordings(from: number, to: number): readonly Recording[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-.*\.json$/.test(file))
    .filter((file) => Number(file.slice(0, 3)) >= from && Number(file.slice(0, 3)) <= to)
    .sort()
    .map((file) => {
      const { name, request, response } = recordingSchema.parse(
        JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
      );
      return { name, request, response, file: file.slice(0, -'.json'.length) };
    });
}
