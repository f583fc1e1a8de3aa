import { endUploadsReadingAtom } from '#features/uploads/recorded-uploads-atom.ts';
import { isFirstViewDoneAtom } from '#platform/session/first-view.ts';
import { hasUploadDatabase } from '#offline/records/upload-names.ts';
import { afterFreeTime } from '#platform/connectivity/free-time.ts';
import type { UploadStart } from './start-uploads.ts';

/** Uploads that earlier visits left over: they come before everything a page asks the shop for. */
export interface UploadsFirst {
  /**
   * Goes on with them, if there may be any; resolves when the storage was asked for the rest of one, or need not be waited
   * for any longer. Never rejects.
   */
  begin: () => Promise<void>;
  /** Begins with uploads also where there are none yet. */
  goOn: () => Promise<void>;
  /** For the client of the Store API: what it asks leaves the page after `begin`. */
  fetch: typeof globalThis.fetch;
}

/**
 * So long the shop is asked for nothing until the code of uploads is here, and so long again until the storage was asked,
 * in milliseconds of free time.
 */
const askFirstMs = 4_000;

/** A database that does not open is not waited for without end: what it may know is asked elsewhere. */
const readMs = 5_000;

/** @param load brings the code for uploads: a first visit has nothing to go on with */
export function putUploadsFirst(
  page: UploadStart,
  load = async () => (await import('./start-uploads.ts')).startUploads,
): UploadsFirst {
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<void>();
  let [going, beginning]: (Promise<void> | undefined)[] = [];
  const { promise: loaded, resolve: tellLoaded } = Promise.withResolvers<void>();
  const loadAndTell: typeof load = () => load().finally(tellLoaded);
  const goOn = (): Promise<void> => (going ??= continueUploads(page, loadAndTell));
  const begin = async (): Promise<void> => {
    // They wait for nobody, and neither do files that come with the start of the installed application.
    const isDue = isInstalled() || (await hasUploadDatabase().catch(() => true));
    if (isDue) {
      const isGone = goOn();
      if (await isInTime(loaded)) await isInTime(isGone);
    }
    tellAsked();
  };
  return {
    begin: () => (beginning ??= begin()),
    goOn,
    fetch: async (...request) => {
      await asked;
      return fetch(...request);
    },
  };
}

async function isInTime(step: Promise<void>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const stop = afterFreeTime(askFirstMs, () => late.resolve(false));
  return Promise.race([step.then(() => true), late.promise]).finally(stop);
}

const isInstalled = (): boolean => !matchMedia('(display-mode: browser)').matches;

async function continueUploads(page: UploadStart, load: () => Promise<(page: UploadStart) => Promise<void>>) {
  const { store } = page;
  store.set(isFirstViewDoneAtom, true);
  const endReading = (): void => store.set(endUploadsReadingAtom);
  const impatience = setTimeout(endReading, readMs);
  try {
    const startUploads = await load();
    await startUploads(page);
  } catch (error) {
    console.error('The upload queue could not be loaded.', error);
  } finally {
    clearTimeout(impatience);
    endReading();
  }
}
