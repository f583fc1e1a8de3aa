import type { Page } from '@playwright/test';

/** Where this browser keeps something for the shop, and which of these texts it holds there; bodies of caches, Blobs and files are read. */
export async function tracesKept(page: Page, texts: readonly string[]): Promise<string[]> {
  const cookies = JSON.stringify(await page.context().cookies());
  const inCookies = texts.filter((text) => cookies.includes(text)).map((text) => `cookies: ${text}`);
  return [...inCookies, ...(await page.evaluate(findTraces, [...texts]))];
}

/** Runs in the page. */
async function findTraces(texts: string[]): Promise<string[]> {
  const found = new Set<string>();
  // A number by itself: random ones and times of day hold its figures by chance.
  const holds = (what: string, text: string): boolean =>
    /^\d+$/.test(text) ? new RegExp(`(?<![\\d.])${text}(?![\\d.])`).test(what) : what.includes(text);
  const look = (where: string, what: string): void => {
    for (const text of texts) if (holds(what, text)) found.add(`${where}: ${text}`);
  };
  /** As text, with what JSON leaves out: Blobs and buffers. */
  const textOf = async (value: unknown): Promise<string> => {
    if (value instanceof Blob) return value.text();
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
    if (value instanceof Map || value instanceof Set) return textOf([...value]);
    if (typeof value !== 'object' || value === null) return String(value);
    return (await Promise.all(Object.entries(value).map(async ([key, one]) => `${key} ${await textOf(one)}`))).join(
      ' ',
    );
  };
  const whenDone = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('The database does not answer.')));
    });
  const lookInto = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const [name, entry] of folder.entries()) {
      look('files', name);
      if (entry instanceof FileSystemDirectoryHandle) await lookInto(entry);
      else if (entry instanceof FileSystemFileHandle) {
        found.add('files: any');
        look('files', await (await entry.getFile()).text());
      }
    }
  };
  look('localStorage', JSON.stringify({ ...localStorage }));
  look('sessionStorage', JSON.stringify({ ...sessionStorage }));
  for (const { name } of await indexedDB.databases()) {
    const database = await whenDone(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([whenDone(records.getAllKeys()), whenDone(records.getAll())]);
      look(`database ${name}`, await textOf([keys, values]));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      look(`cache ${name}`, `${request.url} ${await (await cache.match(request))?.text()}`);
  }
  await lookInto(await navigator.storage.getDirectory());
  return [...found].toSorted();
}
