import { backgroundFetchId } from '#offline/queue/background-fetch.ts';

/** The rest of an upload, as one request that completes its session. */
export interface RestOfUpload {
  id: string;
  /** Shown by the browser while it sends. */
  name: string;
  sessionUrl: string;
  offset: number;
  bytes: Blob;
}

/** The browser as one who sends by itself, also when all pages are closed (Background Fetch; Chromium only). */
export interface BackgroundSender {
  /** @throws when the browser refuses */
  begin(rest: RestOfUpload): Promise<void>;
  /** Whether the browser still has to do with this upload. */
  isBusy(id: string): Promise<boolean>;
  abort(id: string): Promise<void>;
}

interface BackgroundFetchRegistration {
  readonly result: '' | 'success' | 'failure';
  abort(): Promise<boolean>;
}

interface BackgroundFetchManager {
  fetch(
    id: string,
    requests: Request,
    options: { title: string; uploadTotal: number },
  ): Promise<BackgroundFetchRegistration>;
  get(id: string): Promise<BackgroundFetchRegistration | undefined>;
}

declare global {
  interface ServiceWorkerRegistration {
    readonly backgroundFetch?: BackgroundFetchManager;
  }
}

async function manager(): Promise<BackgroundFetchManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.backgroundFetch;
}

export const browserSender: BackgroundSender = {
  begin: async ({ id, name, sessionUrl, offset, bytes }) => {
    const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': String(offset) };
    const request = new Request(sessionUrl, { method: 'POST', headers, body: bytes });
    const browser = await manager();
    if (!browser) throw new DOMException('The browser does not send by itself.', 'NotSupportedError');
    await browser.fetch(backgroundFetchId(id), request, { title: name, uploadTotal: bytes.size });
  },
  isBusy: async (id) => (await (await manager())?.get(backgroundFetchId(id)))?.result === '',
  abort: async (id) => void (await (await (await manager())?.get(backgroundFetchId(id)))?.abort()),
};
