import * as z from 'zod/mini';
import { badRequest } from './storage-error.ts';

const maxCustomBytes = 8192;
const defaultType = 'application/octet-stream';

const headerText = z.optional(z.nullable(z.string().check(z.maxLength(1024), z.regex(/^[\x20-\x7e]*$/))));
const dispositionText = z.optional(z.nullable(z.string().check(z.maxLength(2048), z.regex(/^\P{Cc}*$/u))));

/** What clients may send: absent leaves alone, null removes (storage protocol, update). */
const metadataChangeSchema = z.object({
  name: z.optional(z.nullable(z.string())),
  contentType: headerText,
  cacheControl: headerText,
  contentDisposition: dispositionText,
  contentEncoding: headerText,
  contentLanguage: headerText,
  md5Hash: z.optional(z.nullable(z.string())),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
export type MetadataChange = z.infer<typeof metadataChangeSchema>;

/** The writable part of an object's metadata, as stored. */
export const objectMetadataSchema = z.object({
  contentType: z.string(),
  cacheControl: z.optional(z.string()),
  contentDisposition: z.optional(z.string()),
  contentEncoding: z.optional(z.string()),
  contentLanguage: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.string())),
});
export type ObjectMetadata = z.infer<typeof objectMetadataSchema>;

const headerFields = ['cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'] as const;

/**
 * Reads the JSON a client sent with an upload or an update; unknown fields are dropped, an empty body is `{}`.
 *
 * @throws {StorageError} 400 when it is no JSON object or a field has the wrong form
 */
export function parseMetadataChange(body: string): MetadataChange {
  const parsed = metadataChangeSchema.safeParse(parseJson(body === '' ? '{}' : body));
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw badRequest(field === '' ? 'The metadata is not a JSON object.' : `The metadata field "${field}" is not valid.`);
}

/** Metadata of a new object: what the client sent, else the type announced in a header. */
export function newMetadata(change: MetadataChange, announcedType: string | null): ObjectMetadata {
  const parsedType = headerText.safeParse(announcedType);
  const announced = parsedType.success ? parsedType.data : null;
  return changeMetadata({ contentType: defaultType }, { ...change, contentType: change.contentType ?? announced });
}

/**
 * Applies a change: fields present are set, null removes, custom metadata merges key by key with values as text.
 *
 * @throws {StorageError} 400 when the custom metadata is over 8 KiB (Cloud Storage's limit)
 */
export function changeMetadata(current: ObjectMetadata, change: MetadataChange): ObjectMetadata {
  const next: ObjectMetadata = { ...current };
  if (change.contentType !== undefined) next.contentType = change.contentType || defaultType;
  for (const field of headerFields) {
    const value = change[field];
    if (value === null) delete next[field];
    else if (value !== undefined) next[field] = value;
  }
  const custom = changeCustom(current.metadata ?? {}, change.metadata);
  delete next.metadata;
  return Object.keys(custom).length === 0 ? next : { ...next, metadata: custom };
}

function changeCustom(current: Record<string, string>, change: MetadataChange['metadata']): Record<string, string> {
  if (change === null) return {};
  const custom = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(change ?? {})) {
    if (value === null) custom.delete(key);
    else custom.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  const result = Object.fromEntries(custom);
  if (Buffer.byteLength(JSON.stringify(result)) > maxCustomBytes) {
    throw badRequest(`The custom metadata is larger than ${maxCustomBytes} bytes.`);
  }
  return result;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
}
