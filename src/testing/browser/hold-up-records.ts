import { createStore } from 'idb-keyval';
import { onTestFinished } from 'vitest';

const records = createStore('notenfalz', 'state');

/** Stands still in the middle of a transaction, as a frozen tab does, at most until the end of the test. @returns ends the transaction */
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
  const end = (): void => void (isHeld = false);
  onTestFinished(end);
  await holds;
  return end;
}
