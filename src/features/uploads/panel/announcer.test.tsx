import { cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import { inGerman } from '#testing/in-german.tsx';
import { uploadView } from '#testing/uploads/upload-view.ts';
import { Announcer } from './announcer.tsx';
import { summariseQueue } from './queue-summary.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function listen(begin: UploadState = 'uploading') {
  const store = createStore();
  const at = (state: UploadState, acknowledged: number) => {
    const uploads = [uploadView({ name: 'Chor.pdf', state, size: 100, acknowledged })];
    return inGerman(<Announcer uploads={uploads} summary={summariseQueue(uploads)} />, store);
  };
  const { rerender, unmount } = render(at(begin, 0));
  return {
    go: (state: UploadState, acknowledged: number) => rerender(at(state, acknowledged)),
    turnPage: (state: UploadState, acknowledged: number) => {
      unmount();
      render(at(state, acknowledged));
    },
  };
}

const quietly = () => screen.getByRole('status').textContent;
const urgently = () => screen.getByRole('alert').textContent;

test('start, quarters and end are told politely, in one place', () => {
  const queue = listen();
  expect(quietly()).toBe('1 Datei wird übertragen.');
  queue.go('uploading', 30);
  expect(quietly()).toBe('25 Prozent sind übertragen.');
  queue.go('uploading', 34);
  expect(quietly()).toBe('25 Prozent sind übertragen.');
  queue.go('success', 100);
  expect(quietly()).toBe('Die Datei ist vollständig bei uns.');
  expect(urgently()).toBe('');
});

test('a failure is told at once, by name', () => {
  const queue = listen();
  queue.go('error', 30);
  expect(urgently()).toBe('Nicht übertragen wurde: Chor.pdf.');
});

test('a file that has to be chosen again is told at once, by name', () => {
  const queue = listen();
  queue.go('needs-file', 30);
  expect(urgently()).toBe('Bitte noch einmal wählen: Chor.pdf.');
});

test('another page does not tell again what was told', () => {
  const queue = listen();
  queue.go('uploading', 30);
  queue.turnPage('uploading', 31);
  expect(quietly()).toBe('');
});

test('another document does not tell again what failed, but what fails again', () => {
  listen().go('error', 30);
  cleanup();
  const next = listen('error');
  expect(urgently()).toBe('');
  next.go('uploading', 30);
  next.go('error', 30);
  expect(urgently()).toBe('Nicht übertragen wurde: Chor.pdf.');
});

test.each(['not JSON', '[1]'])(
  'what a document left behind that cannot be read (%s) keeps nothing from being told',
  (left) => {
    sessionStorage.setItem('uploads-told', left);
    listen('error');
    expect(urgently()).toBe('Nicht übertragen wurde: Chor.pdf.');
  },
);
