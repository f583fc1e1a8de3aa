import * as z from 'zod/mini';
import { parseJson } from '../protocol/parse-json.ts';
import { StorageError } from '../protocol/storage-error.ts';

const metadataSchema = z.pipe(
  z.object({
    name: z.string(),
    bucket: z.string(),
    generation: z.optional(z.string()),
    metageneration: z.optional(z.string()),
    size: z.union([z.string().check(z.regex(/^\d+$/)), z.int()]),
    contentType: z.optional(z.string()),
    timeCreated: z.optional(z.string()),
    updated: z.optional(z.string()),
    md5Hash: z.optional(z.string()),
    crc32c: z.optional(z.string()),
    cacheControl: z.optional(z.string()),
    contentDisposition: z.optional(z.string()),
    contentEncoding: z.optional(z.string()),
    contentLanguage: z.optional(z.string()),
    downloadTokens: z.optional(z.string()),
    temporaryHold: z.optional(z.boolean()),
    metadata: z.optional(z.record(z.string(), z.string())),
  }),
  z.transform(({ name, metadata, size, downloadTokens, temporaryHold, ...rest }) => ({
    ...rest,
    fullPath: name,
    name: name.slice(name.lastIndexOf('/') + 1),
    /** Bytes. The server sends a decimal string. */
    size: Number(size),
    customMetadata: metadata ?? {},
    /** The storage neither replaces nor deletes it. Only storages that know holds say so. */
    isHeld: temporaryHold ?? false,
    downloadTokens: (downloadTokens ?? '').split(',').filter((token) => token !== ''),
  })),
);

/** What the storage knows about an object (specification §3); `md5Hash` is base64, times are ISO 8601. */
export type ObjectMetadata = z.infer<typeof metadataSchema>;

/** @throws StorageError `unreadable-answer` */
export function parseMetadata(body: string): ObjectMetadata {
  const parsed = metadataSchema.safeParse(parseJson(body));
  if (!parsed.success)
    throw new StorageError('unreadable-answer', 'The storage answered without the metadata of the file.');
  return parsed.data;
}
