import 'fake-indexeddb/auto';
import { promisifyRequest } from 'idb-keyval';
import { afterAll } from 'vitest';

/** What jsdom has itself; the rest of what a browser knows of itself, tests give it. */
const given = [navigator, document].map((part) => ({ part, keys: new Set(Reflect.ownKeys(part)) }));

/** The next file of this worker opens a browser that has seen nothing: at the shop's front page, with an empty document and memory. */
afterAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0] ?? ''}=; max-age=0; path=/`;
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { part, keys } of given)
    for (const key of Reflect.ownKeys(part)) if (!keys.has(key)) Reflect.deleteProperty(part, key);
  await emptyDatabases();
});

/** Modules keep their connections, so databases stay where they are. */
async function emptyDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await promisifyRequest(indexedDB.open(name));
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const transaction = database.transaction(stores, 'readwrite');
      for (const store of stores) transaction.objectStore(store).clear();
      await promisifyRequest(transaction);
    }
    database.close();
  }
}
