import type { PartFolder } from './part-files.ts';
import type { Connection } from '../records/upload-connection.ts';

/** On record from the first visit on that could keep copies as files. */
const noteOfFiles = 'copies-are-files';

/**
 * Whether the copies that were kept can be looked for. A browser may keep its files from a page for one visit (a profile
 * that is just being repaired, a full disk): what cannot be found then is not lost.
 * @param folder of the copies; undefined when the browser gives none now
 */
export async function areCopiesInReach(database: Connection, folder: PartFolder | undefined): Promise<boolean> {
  const hasFiles = (await database.get('settings', noteOfFiles)) === true;
  if (folder && !hasFiles) await database.put('settings', true, noteOfFiles);
  return folder !== undefined || !hasFiles;
}
