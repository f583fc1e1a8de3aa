import type { Page } from '@playwright/test';

/**
 * What the browser has on record of uploads, in a few lines for whoever has to find out why one stands still: unfinished
 * ones, whose turn it is, which locks are held; and whether the database still writes.
 */
export async function uploadsOnRecord(page: Page): Promise<string> {
  const found = await page.evaluate(async () => {
    const limitMs = 5_000;
    const within = <Value>(work: Promise<Value>): Promise<Value | string> =>
      Promise.race([
        work.catch(String),
        new Promise<string>((resolve) => setTimeout(resolve, limitMs, `no answer within ${limitMs} ms`)),
      ]);
    const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const database = await within(settled(indexedDB.open('uploads')));
    if (typeof database === 'string') return { database };
    const all = (store: string): Promise<unknown> =>
      within(settled<unknown[]>(database.transaction(store).objectStore(store).getAll()));
    const written = within(
      settled(database.transaction('settings', 'readwrite').objectStore('settings').delete('nothing')).then(
        () => 'yes',
      ),
    );
    const [records, leases, writes, locks] = await Promise.all([
      all('jobs'),
      all('leases'),
      written,
      navigator.locks.query(),
    ]);
    database.close();
    return { records, leases, writes, locks, at: Date.now() };
  });
  const { records, ...others } = { records: [], ...found };
  const open = Array.isArray(records)
    ? records.filter((record) => !JSON.stringify(record).includes('"state":"success"')).slice(0, 6)
    : records;
  return JSON.stringify({ ...others, open }, undefined, 1);
}
