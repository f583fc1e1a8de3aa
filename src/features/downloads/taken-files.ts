import type { FileStorage } from '#file-storage/file-storage.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import type { Transport } from '#file-storage/protocol/transport.ts';
import { privateTakenCache } from '#offline/taken/taken-names.ts';
import { type FolderFile, listFolderFiles } from './folder-files.ts';

/** A folder as it was taken along with an order. */
interface TakenFolder {
  /** Their addresses are of this document, until they are revoked. */
  readonly files: readonly FolderFile[];
  /** When the storage answered, as it wrote it; empty when it did not say. */
  readonly since: string;
}

/** The files of a folder that was taken along; undefined when it was not. Asks nobody. */
export async function listTakenFolder(
  { endpoint, bucket }: Pick<FileStorage, 'endpoint' | 'bucket'>,
  folderId: string,
): Promise<TakenFolder | undefined> {
  let since = '';
  const transport: Transport = async ({ url }) => {
    const answer = await takenAnswer(url);
    if (!answer) throw new StorageError('network', 'This was not taken along.');
    since = answer.headers.get('date') ?? since;
    return { status: 200, headers: answer.headers, body: await answer.text() };
  };
  try {
    const files = await listFolderFiles({ endpoint, bucket, transport }, folderId);
    const here = files.map(async (file) => Object.assign(file, { url: await addressHere(file) }));
    return { files: await Promise.all(here), since };
  } catch (error) {
    if (error instanceof StorageError) return undefined;
    throw error;
  }
}

async function takenAnswer(url: string): Promise<Response | undefined> {
  if (typeof caches === 'undefined') return undefined;
  return caches.match(new URL(url, location.origin).href, { cacheName: privateTakenCache, ignoreVary: true });
}

async function addressHere({ url }: FolderFile): Promise<string | undefined> {
  const file = url === undefined ? undefined : await takenAnswer(url);
  return file && URL.createObjectURL(await file.blob());
}
