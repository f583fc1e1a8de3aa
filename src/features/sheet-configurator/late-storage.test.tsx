import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoreApi } from '#store-api/store-api.ts';
import { eventually } from '#testing/eventually.ts';
import { holdUpRecords } from '#testing/browser/hold-up-records.ts';
import { openPage } from '#testing/open-page.tsx';
import { readPrintJobs, writePrintJobs } from '#testing/print/print-job-records.ts';
import { Configurator } from './configurator.tsx';
import { ConfiguratorStart } from './configurator-start.tsx';
import { createJob } from './jobs/create-job.ts';
import { changeJobAtom } from './jobs/job-atoms.ts';

const sonata = createJob({ name: 'Sonate.pdf', size: 1 });
const note = /antwortet gerade langsam/;

let clock: ReturnType<typeof setInterval>;
beforeEach(async () => {
  await writePrintJobs([sonata]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = setInterval(() => vi.advanceTimersByTime(200), 10);
});
afterEach(() => {
  clearInterval(clock);
  vi.useRealTimers();
  cleanup();
});

const api = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  token: { read: () => undefined, write: () => undefined },
  fetch: () => Promise.reject(new TypeError('offline')),
});
const showStart = () => openPage({ path: '*', Component: ConfiguratorStart }, '/sheet-configuration-v3', api);
const showJob = () =>
  openPage({ path: '*', Component: () => <Configurator jobId={sonata.job.id} /> }, '/sheet-configuration-v3', api);

/** Whether somebody who leaves the page is asked first. */
const asksFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each([
  ['list', showStart],
  ['page', showJob],
])(
  'the %s of jobs says that the storage of the browser answers slowly, and shows them as soon as it does',
  async (_name, show) => {
    const goOn = await holdUpRecords();
    show();
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryAllByText(/Sonate/)).toEqual([]);
    goOn();
    await waitFor(() => expect(screen.queryAllByText(/Sonate/)).not.toEqual([]));
    expect(screen.queryByText(note)).toBeNull();
  },
);

test('a choice that cannot be written for seconds is shown, and nobody leaves without a question before it is', async () => {
  const store = showJob();
  await screen.findAllByText(/Sonate/);
  const goOn = await holdUpRecords();
  const change = store.set(changeJobAtom, sonata.job.id, (kept) => ({
    ...kept,
    job: { ...kept.job, name: 'Andante' },
  }));
  expect(await screen.findByText(/noch nicht gesichert/)).toBeTruthy();
  expect(screen.getAllByText(/Andante/).length).toBeGreaterThan(0);
  expect(asksFirst()).toBe(true);
  goOn();
  await change;
  await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  expect(asksFirst()).toBe(false);
  expect(await readPrintJobs()).toMatchObject([{ job: { name: 'Andante' } }]);
});

test('a file can be chosen while the storage does not answer', async () => {
  const goOn = await holdUpRecords();
  showStart();
  const file = new File(['%PDF-1.7 \nstartxref\n9\n%%EOF'], 'Horn.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('PDF auswählen'), { target: { files: [file] } });
  expect((await screen.findAllByText(/Horn/)).length).toBeGreaterThan(0);
  expect(await readAfter(goOn)).toMatchObject([{ job: { name: 'Sonate' } }, { job: { name: 'Horn' } }]);
});

async function readAfter(goOn: () => void): Promise<unknown[]> {
  goOn();
  await eventually(async () => expect(await readPrintJobs()).toHaveLength(2));
  return readPrintJobs();
}
