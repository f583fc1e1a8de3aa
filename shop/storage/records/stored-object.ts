import * as z from 'zod/mini';
import { servedDisposition } from '../protocol/content-disposition.ts';
import { objectMetadataSchema, type ObjectMetadata } from '../protocol/object-metadata.ts';

/** One generation of an object: what the table holds. */
export interface StoredObject {
  readonly bucket: string;
  readonly name: string;
  /** Microseconds since 1970 when it was written, strictly rising over the whole store. */
  readonly generation: number;
  /** 1 at first, one more with every change of the metadata. */
  readonly metageneration: number;
  readonly size: number;
  /** Base64. */
  readonly md5: string;
  /** Base64, big-endian. */
  readonly crc32c: string;
  readonly metadata: ObjectMetadata;
  readonly downloadTokens: readonly string[];
  /** Name of the file on disk; never a client's name. */
  readonly fileId: string;
  /** ISO 8601, UTC. */
  readonly timeCreated: string;
  readonly updated: string;
}

const rowSchema = z.object({
  bucket: z.string(),
  name: z.string(),
  generation: z.number(),
  metageneration: z.number(),
  size: z.number(),
  md5: z.string(),
  crc32c: z.string(),
  metadata: z.string(),
  download_tokens: z.string(),
  file_id: z.string(),
  time_created: z.string(),
  updated: z.string(),
});

export function objectFromRow(row: unknown): StoredObject {
  const { metadata, download_tokens, file_id, time_created, ...same } = rowSchema.parse(row);
  return {
    ...same,
    metadata: objectMetadataSchema.parse(JSON.parse(metadata)),
    downloadTokens: download_tokens.split(','),
    fileId: file_id,
    timeCreated: time_created,
  };
}

/** Changes with every new generation and every change of the metadata. */
export function etagOf(object: StoredObject): string {
  return Buffer.from(`${object.generation}/${object.metageneration}`).toString('base64url');
}

/** The metadata JSON of the storage protocol: numbers as text, tokens joined by commas, no empty custom metadata. */
export function metadataJson(object: StoredObject): Record<string, unknown> {
  return {
    name: object.name,
    bucket: object.bucket,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    timeCreated: object.timeCreated,
    updated: object.updated,
    storageClass: 'STANDARD',
    size: String(object.size),
    md5Hash: object.md5,
    crc32c: object.crc32c,
    etag: etagOf(object),
    downloadTokens: object.downloadTokens.join(','),
    contentEncoding: 'identity',
    contentDisposition: servedDisposition({ name: object.name }, 'inline'),
    ...object.metadata,
  };
}
