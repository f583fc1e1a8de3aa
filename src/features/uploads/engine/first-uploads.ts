import { hasUploadDatabase, uploadChannelName } from '#offline/records/upload-names.ts';

/**
 * Opens the uploads as soon as this browser has any: another tab may begin the first ones ever while this one is open. Until
 * then it costs no more than a channel that is silent.
 */
export async function openWithFirstUploads(open: () => Promise<unknown>): Promise<void> {
  const channel = new BroadcastChannel(uploadChannelName);
  const look = (): void => {
    // A frozen page hears nothing.
    if (document.visibilityState === 'visible')
      void hasUploadDatabase().then((has) => (has ? begin() : undefined), logFailure);
  };
  const stop = (): void => {
    channel.close();
    document.removeEventListener('visibilitychange', look);
  };
  // What could not be opened is tried again with the next message.
  const begin = (): Promise<void> => open().then(stop, logFailure);
  channel.addEventListener('message', () => void begin());
  document.addEventListener('visibilitychange', look);
  // While this was being loaded they may have begun.
  if (await hasUploadDatabase()) await begin();
}

function logFailure(error: unknown): void {
  console.error('The uploads of another tab could not be opened.', error);
}
