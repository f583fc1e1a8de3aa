/** Changes that wait for the shop are kept under this name. */
export const intentRecords = 'intent';

/** One tab, or the worker, sends at a time; what it has sent is gone when the next one looks. */
export const intentTurn = 'notenfalz-intents';

/** Name under which the browser is asked to wake the service worker for them (Background Sync). */
export const intentSyncTag = 'intents';

/** Tells pages that there is a network: they are to send what waits. Whoever does answers by the port that comes with it. */
export const sendIntentsMessage = 'SEND_INTENTS';
