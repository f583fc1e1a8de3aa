import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '#testing/open-page.tsx';
import { createStoreApi } from '#store-api/store-api.ts';
import { writePrintJobs } from '#testing/print/print-job-records.ts';
import { ConfiguratorStart } from './configurator-start.tsx';
import { printJobsAtom } from './print-jobs-atom.ts';
import { ScoreDrop } from './score-drop.tsx';

beforeEach(() => writePrintJobs([]));

const api = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  token: { read: () => undefined, write: () => undefined },
  fetch: () => Promise.reject(new TypeError('offline')),
});

const page = { path: '*', Component: ConfiguratorStart };

function openStart(address = '/sheet-configuration-v3') {
  const store = openPage(page, address, api);
  store.sub(printJobsAtom, () => undefined);
  return { store, input: screen.getByLabelText<HTMLInputElement>('PDF auswählen') };
}

const pdf = (name: string, content = name) =>
  new File([`%PDF-1.7 ${content}\nstartxref\n9\n%%EOF`], name, { type: 'application/pdf' });
/** Whether somebody who leaves the page is asked first. */
const asksFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const choose = (input: HTMLElement, ...files: File[]) => fireEvent.change(input, { target: { files } });

test('limits stand beside the choice before anything is chosen', () => {
  const { input } = openStart();
  expect(input.type).toBe('file');
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toMatch(/bis 300\sMB je Datei, bis 200 Dateien und 2\sGB/);
  expect(hint?.textContent).toContain('vervielfältigen');
});

test('whoever leaves is asked from the choice of a file on until it is refused or on its way', async () => {
  const { store, input } = openStart();
  expect(asksFirst()).toBe(false);
  choose(input, new File(['JFIF'], 'seite.jpg', { type: 'image/jpeg' }));
  expect(asksFirst()).toBe(true);
  await screen.findByText(/seite.jpg ist ein Bild/);
  await waitFor(() => expect(asksFirst()).toBe(false));
  choose(input, pdf('Walzer.pdf'));
  expect(asksFirst()).toBe(true);
  // Uploads have not begun in this page.
  await waitFor(() => expect(store.get(printJobsAtom)).toHaveLength(1));
  expect(asksFirst()).toBe(true);
});

test('a PDF becomes a job of this browser', async () => {
  const { store, input } = openStart();
  choose(input, pdf('02 Menuett.pdf', ''));
  await waitFor(() => expect(store.get(printJobsAtom)).toHaveLength(1));
  expect(store.get(printJobsAtom)[0]?.file).toEqual({ name: '02 Menuett.pdf', size: 27 });
});

test('what is no PDF is refused in words, and the next file clears them', async () => {
  const { input } = openStart();
  choose(input, new File(['JFIF'], 'seite.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/seite.jpg ist ein Bild/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  choose(input, new File(['PK'], 'noten.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/noten.pdf ist kein lesbares PDF/)).toBeTruthy();
  expect(screen.queryByText(/ist ein Bild/)).toBeNull();
});

test('several PDFs become a job each in one folder; the summary says what was left out, and why', async () => {
  const { store, input } = openStart();
  choose(input, pdf('10_Tuba.pdf'), pdf('02_Horn.pdf'), new File(['x'], 'lies mich.txt'));
  expect(await screen.findByText('2 Dateien übernommen, 1 ausgelassen')).toBeTruthy();
  expect(screen.getByText(/lies mich.txt ist kein lesbares PDF/)).toBeTruthy();
  await waitFor(() => expect(store.get(printJobsAtom)).toHaveLength(2));
  const [horn, tuba] = store.get(printJobsAtom);
  expect([horn?.job.name, tuba?.job.name]).toEqual(['Horn', 'Tuba']);
  expect(horn?.folderId).toBe(tuba?.folderId);
  const heading = await screen.findByRole('heading', { name: 'Ihre Noten' });
  const section = heading.closest('section') ?? document.body;
  expect(within(section).getByRole('link', { name: 'Horn einrichten' }).getAttribute('href')).toBe(
    `/sheet-configuration-v3?job=${horn?.job.id}`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Zusammenfassung schließen' }));
  expect(screen.queryByText(/übernommen/)).toBeNull();
});

test('two hundred jobs are shown in portions', async () => {
  const { input } = openStart();
  choose(input, ...Array.from({ length: 70 }, (_, index) => pdf(`Stimme ${index + 1}.pdf`)));
  expect(await screen.findByText('70 Dateien übernommen')).toBeTruthy();
  const links = (): unknown[] => screen.getAllByRole('link', { name: /einrichten/ });
  await waitFor(() => expect(links()).toHaveLength(30));
  fireEvent.click(screen.getByRole('button', { name: '30 weitere von 70 zeigen' }));
  fireEvent.click(screen.getByRole('button', { name: '10 weitere von 70 zeigen' }));
  await waitFor(() => expect(links()).toHaveLength(70));
  expect(screen.queryByRole('button', { name: /zeigen/ })).toBeNull();
});

test('a job is removed after a question, and the next one has the focus', async () => {
  const { store, input } = openStart();
  choose(input, pdf('01_Flöte.pdf'), pdf('02_Horn.pdf'));
  fireEvent.click(await screen.findByRole('button', { name: 'Flöte entfernen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Behalten' }));
  expect(screen.getByRole('link', { name: 'Flöte einrichten' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Flöte entfernen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Horn'));
  expect(store.get(printJobsAtom).map(({ job }) => job.name)).toEqual(['Horn']);
});

test('a shared file that got lost on the way is asked for once more', async () => {
  openStart('/sheet-configuration-v3?shared=missing');
  expect(await screen.findByText(/Bitte wählen Sie die Datei hier noch einmal/)).toBeTruthy();
});

const printless = createStoreApi({
  endpoint: 'http://shop.example',
  accessKey: 'SWSCTEST',
  token: { read: () => undefined, write: () => undefined },
  fetch: () => Promise.resolve(Response.json({ elements: [] })),
});

test('a shop that sells no printed side takes no file and says so', async () => {
  const store = openPage({ path: '*', Component: ScoreDrop }, '/', printless);
  choose(screen.getByLabelText('PDF auswählen'), pdf('Walzer.pdf'));
  expect(await screen.findByText(/druckt zurzeit nicht nach Dateien. Ihre Datei wurde nicht übernommen/)).toBeTruthy();
  expect(store.get(printJobsAtom)).toEqual([]);
});

test('the configurator of a shop that prints no files says so before any is chosen, and asks for none', async () => {
  openPage(page, '/sheet-configuration-v3', printless);
  expect(await screen.findByText('Dieser Shop druckt zurzeit nicht nach Dateien.')).toBeTruthy();
  expect(screen.queryByLabelText('PDF auswählen')).toBeNull();
  expect(screen.queryByText(/Wählen Sie ein PDF/)).toBeNull();
});
