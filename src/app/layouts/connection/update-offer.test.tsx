import { render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { recordedUploadsAtom } from '#features/uploads/recorded-uploads-atom.ts';
import { inGerman } from '#testing/in-german.tsx';
import { uploadView } from '#testing/uploads/upload-view.ts';
import { UpdateOffer } from './update-offer.tsx';

test('a newer version is offered when no file is being copied any more', async () => {
  const store = createStore();
  const shown = { owner: undefined };
  store.set(recordedUploadsAtom, new Map([['a', { ...shown, view: uploadView({ copy: 'growing' }) }]]));
  render(inGerman(<UpdateOffer apply={() => undefined} />, store));
  expect(screen.queryByRole('button', { name: 'Neu laden' })).toBeNull();
  store.set(recordedUploadsAtom, new Map([['a', { ...shown, view: uploadView({ copy: 'complete' }) }]]));
  expect(await screen.findByRole('button', { name: 'Neu laden' })).toBeTruthy();
});
