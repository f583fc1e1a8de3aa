/** Name under which the browser is asked to wake the service worker for uploads (Background Sync). */
export const uploadSyncTag = 'uploads';
