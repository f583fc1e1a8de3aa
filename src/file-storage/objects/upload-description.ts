import { objectPath } from './object-path.ts';
import { metadataJson, type UploadMetadata } from './settable-metadata.ts';

/** What is to be stored where. */
export interface UploadDescription extends UploadMetadata {
  path: string;
  /** Bytes. */
  size: number;
  contentType: string;
}

/** The JSON part of an upload: name and whatever metadata is known. */
export function uploadJson({ path, size: _size, ...metadata }: UploadDescription): string {
  return metadataJson(metadata, objectPath(path));
}
