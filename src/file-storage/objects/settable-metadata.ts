/** What an upload may say about its object. */
export interface UploadMetadata {
  /** `application/octet-stream` unless said here or by the data. */
  contentType?: string | undefined;
  cacheControl?: string | undefined;
  contentDisposition?: string | undefined;
  contentEncoding?: string | undefined;
  contentLanguage?: string | undefined;
  /** Base64; lets the server refuse bytes that changed on the way. */
  md5Hash?: string | undefined;
  customMetadata?: Record<string, string> | undefined;
}

/** Changes to an object's metadata: null removes, what is absent stays (storage protocol 1.8). */
export interface MetadataChange {
  contentType?: string | null;
  cacheControl?: string | null;
  contentDisposition?: string | null;
  contentEncoding?: string | null;
  contentLanguage?: string | null;
  /** Merged key by key; null for a key removes it, null for all removes all. */
  customMetadata?: Record<string, string | null> | null;
}

/** Metadata as the wire has it: there the customer's own entries are called `metadata`. */
export function metadataJson({ customMetadata, ...rest }: UploadMetadata | MetadataChange, name?: string): string {
  return JSON.stringify({ name, ...rest, metadata: customMetadata });
}
