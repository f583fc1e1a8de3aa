import * as z from 'zod/mini';
import type { DigestState } from '../bytes/digest-engine.ts';
import { objectMetadataSchema, type ObjectMetadata } from '../protocol/object-metadata.ts';

/** One resumable upload (storage protocol, resumable sessions). Its id is a capability: whoever has it may upload. */
export interface UploadSession {
  readonly id: string;
  readonly bucket: string;
  readonly name: string;
  readonly metadata: ObjectMetadata;
  /** Base64 MD5 the client promised, or null. */
  readonly md5: string | null;
  /** Bytes announced at the start, or null when the client did not know. */
  readonly declaredSize: number | null;
  /** Client address whose limits count, or null for the administrator. */
  readonly owner: string | null;
  /** Bytes safely on disk. */
  readonly received: number;
  /** Checksums of these bytes; null when they are not known, or when there are no bytes. */
  readonly digestState: DigestState;
  /** The file these checksums were computed of, as `fileStamp` knows it. */
  readonly digestStamp: string | null;
  readonly status: 'active' | 'final' | 'cancelled';
  /** Metadata JSON of the finished object. */
  readonly result: string | null;
  /** File the bytes are in while active; null once it belongs to the object or is gone. */
  readonly fileId: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

const rowSchema = z.object({
  id: z.string(),
  bucket: z.string(),
  name: z.string(),
  metadata: z.string(),
  md5: z.nullable(z.string()),
  declared_size: z.nullable(z.number()),
  owner: z.nullable(z.string()),
  received: z.number(),
  digest_state: z.nullable(z.instanceof(Uint8Array)),
  digest_bytes: z.nullable(z.number()),
  digest_stamp: z.nullable(z.string()),
  status: z.enum(['active', 'final', 'cancelled']),
  result: z.nullable(z.string()),
  file_id: z.nullable(z.string()),
  expires_at: z.number(),
});

export function sessionFromRow(row: unknown): UploadSession {
  const { metadata, declared_size, digest_state, digest_bytes, digest_stamp, file_id, expires_at, ...same } =
    rowSchema.parse(row);
  return {
    ...same,
    metadata: objectMetadataSchema.parse(JSON.parse(metadata)),
    declaredSize: declared_size,
    // An older version may have received bytes without counting them.
    digestState: digest_bytes === same.received ? digest_state : null,
    digestStamp: digest_stamp,
    fileId: file_id,
    expiresAt: expires_at,
  };
}
