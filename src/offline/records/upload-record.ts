import * as z from 'zod/mini';
import { uploadStates } from '#file-storage/machine/upload-machine.ts';

export const uploadRecordSchema = z.object({
  id: z.string(),
  /** Uploads are taken in the order of their positions, smallest first. */
  position: z.number(),
  /** The key to the files of a print job; unguessable (at least 128 random bits). */
  folderId: z.string(),
  /** Unique to this upload, so that what lies there can only be ours. */
  path: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  lastModified: z.number(),
  /** Customer it belongs to; none: whoever uses this browser. */
  owner: z.optional(z.string()),
  /** Halted because its customer is not signed in, by no word of the shopper: it goes on when the customer is back. */
  awaitsOwner: z.optional(z.boolean()),
  /** `none`: the browser has no room, only the tab with the open file can read its bytes. */
  copy: z.enum(['growing', 'complete', 'none']),
  /** Bytes from the start that are copied. */
  stagedBytes: z.number(),
  /** Base64, state of the md5 of the copied bytes, from which it goes on. */
  hashState: z.optional(z.string()),
  /** Base64, once all bytes have been read. */
  md5: z.optional(z.string()),
  /** Base64 md5 of the first and the last MiB, by which a file that is picked again is recognised. */
  edges: z.optional(z.string()),
  /** The tab that has the file open, as long as there is no complete copy. */
  holder: z.optional(z.string()),
  /** The browser itself sends the rest (Background Fetch): nobody else may. */
  background: z.optional(z.boolean()),
  /** The browser has taken that on: the windows may be closed. */
  backgroundBegun: z.optional(z.boolean()),
  sessionUrl: z.optional(z.string()),
  /** When bytes were first on their way, in milliseconds since 1970; 0: the server knows nothing of this upload. */
  sessionAt: z.number(),
  granularity: z.number(),
  acknowledged: z.number(),
  state: z.enum(uploadStates),
  /** Kind of the last error (`StorageErrorKind`, or one of the browser's own). */
  error: z.optional(z.string()),
  createdAt: z.number(),
  updatedAt: z.number(),
});

/** An upload as it is kept in the browser. The session address in it is a secret. */
export type UploadRecord = z.infer<typeof uploadRecordSchema>;

/** Files are kept in pieces of this many bytes: WebKit cannot be trusted with Blobs in IndexedDB. */
export const partBytes = 4 * 1024 * 1024;
