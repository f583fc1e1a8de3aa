import { readThroughParts } from '#offline/queue/read-through-parts.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';

/** The complete copy of an upload as a file; undefined when it cannot be read. */
export async function copiedFile(
  { id, name, size, contentType, lastModified }: UploadRecord,
  database: Pick<UploadDatabase, 'readPart'>,
): Promise<File | undefined> {
  const bytes = await readThroughParts(database, id)(0, size).catch(() => undefined);
  return bytes && new File([bytes], name, { type: contentType, lastModified });
}
