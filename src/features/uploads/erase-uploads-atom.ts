import { atom } from 'jotai';
import { hasUploadDatabase } from '#offline/records/upload-names.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { recordedUploadsAtom } from './recorded-uploads-atom.ts';
import { openServiceAtom } from './upload-atoms.ts';

/** Takes all uploads of a customer who has logged out out of this browser, with the copies of their files. */
export const eraseUploadsAtom = atom(null, async (_get, set, owner: string) => {
  if (!(await hasUploadDatabase())) return;
  const service = await set(openServiceAtom);
  const erased = new Set(await service.owners.erase(owner));
  set(recordedUploadsAtom, (known) =>
    known === unread ? known : new Map([...known].filter(([id, shown]) => !erased.has(id) && shown.owner !== owner)),
  );
});
