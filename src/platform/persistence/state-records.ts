import { createStore, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** The records that persisted atoms and collections live in. */
export const stateRecords = (): UseStore => (database ??= createStore('notenfalz', 'state'));

/** False in the renderer. */
export const canPersist = (): boolean => typeof indexedDB !== 'undefined';
