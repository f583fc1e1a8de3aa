import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { isTerminal, isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { hasUploadDatabase } from '#offline/records/upload-names.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { loggedInIdAtom } from '#platform/session/session-atoms.ts';
import type { LossSource, WouldBeLost } from '#platform/session/would-be-lost.ts';
import { recordedUploadsAtom } from './recorded-uploads-atom.ts';
import { openServiceAtom } from './upload-atoms.ts';
import type { UploadView } from './upload-view.ts';

/** Files of the customer that have not arrived: only this browser has them. */
const lostUploadsAtom = atom((get): readonly WouldBeLost[] => {
  const recorded = get(recordedUploadsAtom);
  const customer = get(loggedInIdAtom);
  if (recorded === unread || customer === undefined) return [];
  return [...recorded.values()].flatMap(({ view, owner }) =>
    owner === customer && !isTerminal(view.state) && view.state !== 'canceling' ? [lossOf(view)] : [],
  );
});

const lossOf = ({ id, name, state }: UploadView): WouldBeLost => ({
  id,
  words: (texts) => texts._(msg`${name}: noch nicht ganz bei uns`),
  endsByItself: isUnderWay(state),
});

/** What another tab put on record is heard of once the uploads are opened here. @throws when the browser keeps no data */
const readUploadsAtom = atom(null, async (_get, set) => {
  if (await hasUploadDatabase()) await set(openServiceAtom);
});

/** What a logout would cost of the uploads. */
export const uploadLosses: LossSource = { readAtom: readUploadsAtom, lostAtom: lostUploadsAtom };
