import { atom } from 'jotai';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { recordedUploadsAtom } from './recorded-uploads-atom.ts';

/** Whether a file is being copied into the browser's own storage, in this tab or another: to be left in peace until it is whole. */
export const isCopyingAtom = atom((get) => {
  const recorded = get(recordedUploadsAtom);
  return recorded !== unread && [...recorded.values()].some(({ view: { copy } }) => copy === 'growing');
});
