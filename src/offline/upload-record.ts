import * as z from 'zod/mini';

const states = [
  'staging',
  'queued',
  'uploading',
  'waiting',
  'verifying',
  'pausing',
  'paused',
  'canceling',
  'canceled',
  'needs-file',
  'error',
  'success',
] as const;

export const uploadRecordSchema = z.object({
  id: z.string(),
  /** Order of addition. */
  sequence: z.number(),
  /** The key to the files of a print job; unguessable (at least 128 random bits). */
  folderId: z.string(),
  /** Unique to this upload, so that what lies there can only be ours. */
  path: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  lastModified: z.number(),
  /** Base64, once all bytes have been read. */
  md5: z.optional(z.string()),
  stagedBytes: z.number(),
  /** Base64 md5 of the first and the last MiB, by which a file that is picked again is recognised. */
  edges: z.optional(z.string()),
  /** The tab that has the file open, as long as there is no complete copy; nobody else can read its bytes. */
  holder: z.optional(z.string()),
  sessionUrl: z.optional(z.string()),
  /** When bytes were first on their way, in milliseconds since 1970; 0: the server knows nothing of this upload. */
  sessionAt: z.number(),
  granularity: z.number(),
  acknowledged: z.number(),
  state: z.enum(states),
  /** Kind of the last error (`StorageErrorKind`, or one of the browser's own). */
  error: z.optional(z.string()),
  createdAt: z.number(),
  updatedAt: z.number(),
});

/** An upload as it is kept in the browser. The session address in it is a secret. */
export type UploadRecord = z.infer<typeof uploadRecordSchema>;

/** Files are kept in pieces of this many bytes: WebKit cannot be trusted with Blobs in IndexedDB. */
export const partBytes = 4 * 1024 * 1024;

/** Name of the database the records are kept in. */
export const uploadDatabaseName = 'uploads';
