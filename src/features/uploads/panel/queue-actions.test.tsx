import { cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { inGerman } from '#testing/in-german.tsx';
import { uploadView } from '#testing/uploads/upload-view.ts';
import type { UploadView } from '../upload-view.ts';
import { QueueActions } from './queue-actions.tsx';

function show(...views: Partial<UploadView>[]): void {
  const uploads = views.map((view, index) => uploadView({ id: String(index), ...view }));
  render(inGerman(<QueueActions uploads={uploads} />, createStore()));
}

const pickAgain = () => screen.queryByRole('button', { name: 'Fehlende Dateien noch einmal wählen' });

test('files whose copy is damaged, could not be made or no longer fits are given back with the missing ones', () => {
  show({ state: 'needs-file', error: 'copy-damaged' }, { state: 'error', error: 'copy-failed' });
  expect(pickAgain()).not.toBeNull();
  cleanup();
  show({ state: 'error', error: 'file-changed' }, { state: 'error', error: 'copy-failed' });
  expect(pickAgain()).not.toBeNull();
});

test('for one file its own button is enough, and what the storage refuses needs no file', () => {
  show({ state: 'needs-file' }, { state: 'error', error: 'too-large' });
  expect(pickAgain()).toBeNull();
});
