import { createStore } from 'idb-keyval';

const records = createStore('notenfalz', 'state');

/** Stands still in the middle of a transaction, as a frozen tab does. @returns ends the transaction */
export async function holdUpRecords(): Promise<() => void> {
  let isHeld = true;
  const { promise: holds, resolve } = Promise.withResolvers<void>();
  void records('readwrite', (store) => {
    const goOn = (): void => {
      resolve();
      if (isHeld) store.get('anything').onsuccess = goOn;
    };
    goOn();
  });
  await holds;
  return () => void (isHeld = false);
}
