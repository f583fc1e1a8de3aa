import type { Page } from '@playwright/test';

/** The records of the shop's state that this browser keeps under names that begin so, by name. */
export const keptRecords = (page: Page, beginning: string): Promise<Record<string, unknown>> =>
  page.evaluate(async (first) => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // To open one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'notenfalz')) return {};
    const database = await done(indexedDB.open('notenfalz'));
    const records = database.transaction('state').objectStore('state');
    const named = IDBKeyRange.bound(first, `${first}\uFFFF`);
    const [names, values] = await Promise.all([done(records.getAllKeys(named)), done(records.getAll(named))]);
    database.close();
    return Object.fromEntries(names.map((name, index) => [String(name), values[index]]));
  }, beginning);
