import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';

let store: UseStore | undefined;

/** The first page of a print job as a small picture, as the configurator left it in this browser; undefined elsewhere. */
export async function readJobPreview(jobId: string): Promise<Blob | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const kept = await get<unknown>(jobId, previews());
  return kept instanceof Blob ? kept : undefined;
}

const previews = (): UseStore => (store ??= createStore('notenfalz-previews', 'previews'));

/** Keeps the picture of a job, in place of an earlier one. */
export async function writeJobPreview(jobId: string, picture: Blob): Promise<void> {
  await set(jobId, picture, previews());
}

export async function removeJobPreview(jobId: string): Promise<void> {
  await del(jobId, previews());
}

/** Removes the pictures of all jobs. */
export async function forgetJobPreviews(): Promise<void> {
  if (typeof indexedDB !== 'undefined') await clear(previews());
}
