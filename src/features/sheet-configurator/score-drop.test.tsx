import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { printJobsAtom } from './print-jobs-atom.ts';
import { ScoreDrop } from './score-drop.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

function openHome() {
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  const router = createMemoryRouter([
    { path: '/', element: <ScoreDrop /> },
    { path: '/sheet-configuration-v3', element: <Address /> },
  ]);
  render(inGerman(<RouterProvider router={router} />, store));
  return { store, input: screen.getByLabelText<HTMLInputElement>('PDF auswählen') };
}

const choose = (input: HTMLElement, file: File) => fireEvent.change(input, { target: { files: [file] } });

test('limits stand beside the choice before anything is chosen', () => {
  const { input } = openHome();
  expect(input.type).toBe('file');
  const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toContain('bis 300 MB');
  expect(hint?.textContent).toContain('vervielfältigen');
});

test('a PDF becomes a job of this browser and is opened', async () => {
  const { store, input } = openHome();
  choose(input, new File(['%PDF-1.7'], '02 Menuett.pdf', { type: 'application/pdf' }));
  const address = await screen.findByText(/^\/sheet-configuration-v3\?job=[0-9a-f]{32}$/);
  await waitFor(() => expect(store.get(printJobsAtom)).toHaveLength(1));
  const [kept] = store.get(printJobsAtom);
  expect(address.textContent).toContain(kept?.job.id);
  expect(kept?.file).toEqual({ name: '02 Menuett.pdf', size: 8 });
});

test('what is no PDF is refused in words, and the next file clears them', async () => {
  const { input } = openHome();
  choose(input, new File(['JFIF'], 'seite.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/seite.jpg ist ein Bild/)).toBeTruthy();
  expect(input.getAttribute('aria-invalid')).toBe('true');
  choose(input, new File(['PK'], 'noten.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/noten.pdf ist kein lesbares PDF/)).toBeTruthy();
  expect(screen.queryByText(/ist ein Bild/)).toBeNull();
});
