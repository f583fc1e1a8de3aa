/** Name of the database the records of uploads are kept in. */
export const uploadDatabaseName = 'uploads';

/** The one who sends the copied files: one tab or the service worker of this browser. */
export const runnerLock = 'upload-runner';

/** Whether this browser ever uploaded something; browsers that cannot list their databases count as having done so. */
export async function hasUploadDatabase(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some(({ name }) => name === uploadDatabaseName);
}

/** Name of the channel, shared by the tabs and the service worker of one origin. */
export const uploadChannelName = 'uploads';
