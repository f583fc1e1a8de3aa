import { fireEvent, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ShellProvider } from '#platform/session/shell.ts';
import { createStoreApi } from '#store-api/store-api.ts';
import { inGerman } from '#testing/in-german.tsx';
import { testShell } from '#testing/test-shell.ts';
import { uploadView } from '#testing/uploads/upload-view.ts';
import { UploadRow } from './upload-row.tsx';

function show(view: Parameters<typeof uploadView>[0]) {
  const store = createStore();
  const token = { read: () => undefined, write: () => undefined };
  const api = createStoreApi({ endpoint: 'http://shop.example', accessKey: 'SWSCTEST', token });
  const shell = testShell(api, store);
  const limited = { ...shell, configuration: { ...shell.configuration, maxFileBytes: 50_000_000 } };
  const row = (change: typeof view) =>
    inGerman(
      <ShellProvider value={limited}>
        <UploadRow upload={uploadView(change)} onRemoved={() => undefined} />
      </ShellProvider>,
      store,
    );
  const { rerender } = render(row(view));
  return (change: typeof view) => rerender(row(change));
}

test('the progress has a name and words for its value', () => {
  show({ acknowledged: 5_000_000 });
  const bar = screen.getByRole('progressbar', { name: 'Chor.pdf wird übertragen' });
  expect(bar.getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('5 MB / 20 MB');
  expect(bar.getAttribute('value')).toBe('25');
});

test('one button pauses and resumes, and keeps the focus', () => {
  const becomes = show({ state: 'uploading' });
  const pause = screen.getByRole('button', { name: 'Chor.pdf anhalten' });
  pause.focus();
  becomes({ state: 'paused' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chor.pdf fortsetzen' }));
});

test('giving up asks only when much has been sent', () => {
  const becomes = show({ acknowledged: 10_000_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Chor.pdf abbrechen' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  becomes({ acknowledged: 12_000_000 });
  fireEvent.click(screen.getByRole('button', { name: 'Chor.pdf abbrechen' }));
  expect(screen.getByRole('dialog', { name: 'Übertragung abbrechen?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Weiter übertragen' }));
  expect(screen.queryByText(/werden sie gelöscht/)).toBeNull();
});

test('a failure says what to do, and offers it in words', () => {
  show({ state: 'error', error: 'busy' });
  expect(screen.getByText(/in einigen Minuten noch einmal/)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Chor.pdf noch einmal versuchen' });
  expect(button.textContent.trim()).toBe('Noch einmal versuchen');
  expect(screen.queryByRole('button', { name: /wählen/ })).toBeNull();
});

test('what keeps an upload waiting is said, and that it goes on trying', () => {
  const becomes = show({ state: 'waiting', error: 'unreadable-answer' });
  expect(screen.getByText(/Unterbrochen – wir machen von selbst weiter/)).toBeTruthy();
  expect(screen.getByText(/antwortet etwas anderes.*wir versuchen es weiter/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /noch einmal versuchen/ })).toBeNull();
  becomes({ state: 'uploading' });
  expect(screen.queryByText(/antwortet etwas anderes/)).toBeNull();
});

test('nothing is offered that cannot help: a file that is too large stays so', () => {
  show({ state: 'error', error: 'too-large' });
  expect(screen.getByText(/Möglich sind 50\sMB/)).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Chor.pdf abbrechen']);
});

test('where the page has to be loaded anew there is a button for it', () => {
  show({ state: 'error', error: 'unauthenticated' });
  expect(screen.getByRole('button', { name: 'Seite neu laden' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Chor.pdf noch einmal versuchen' })).toBeTruthy();
});

test('a button that becomes another one keeps the focus when the upload fails', () => {
  const becomes = show({ state: 'uploading' });
  screen.getByRole('button', { name: 'Chor.pdf anhalten' }).focus();
  becomes({ state: 'error', error: 'busy' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chor.pdf noch einmal versuchen' }));
});

test('a lost file is asked for again, and one that has changed on the device', () => {
  const becomes = show({ state: 'needs-file' });
  const button = screen.getByRole('button', { name: 'Chor.pdf noch einmal wählen' });
  expect(button.textContent.trim()).toBe('Noch einmal wählen');
  becomes({ state: 'error', error: 'file-changed' });
  expect(screen.getByRole('button', { name: 'Chor.pdf noch einmal wählen' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /versuchen/ })).toBeNull();
});
