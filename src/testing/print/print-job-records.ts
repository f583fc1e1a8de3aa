import { clear, createStore, entries, setMany } from 'idb-keyval';

const records = createStore('notenfalz', 'state');

/** The browser keeps these print jobs and nothing else beside them. */
export async function writePrintJobs(
  jobs: readonly (Record<string, unknown> & { job: { id: string } })[],
): Promise<void> {
  await clear(records);
  await setMany(
    jobs.map((value, at) => [`print-job:${value.job.id}`, { version: 1, at, value }]),
    records,
  );
}

/** The records of print jobs as they are kept, in their order. */
export async function readPrintJobs(): Promise<unknown[]> {
  const kept = await entries<string, { at: number; value: unknown }>(records);
  return kept
    .filter(([key]) => key.startsWith('print-job:'))
    .map(([, record]) => record)
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
