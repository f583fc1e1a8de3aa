/** Name of the database files are kept in that other applications shared. */
export const sharedFilesDatabaseName = 'shared-files';

/** Whether files were ever shared with this browser; one that cannot list its databases cannot take shared files either. */
export async function hasSharedFilesDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return false;
  return (await indexedDB.databases()).some(({ name }) => name === sharedFilesDatabaseName);
}
