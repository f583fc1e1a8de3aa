import { atom } from 'jotai';
import { msg } from '@lingui/core/macro';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { sellsNumber } from '#store-api/catalogue/sells-number.ts';

/** What the shop has said; undefined until then. */
const printsFilesAtom = atom<boolean | undefined>(undefined);

/** What the numbers of printed sides begin with: a shop that sells none of them prints no files. */
const printedSides = 'PRINT-';

/** Milliseconds a file waits for the shop's word; without it the file is taken, and its price follows. */
const patienceMs = 2000;

/** Asks the shop once whether it prints files. A shop that cannot be asked does: files are safe until it is back. */
export const askPrintsFilesAtom = atom(null, async (get, set): Promise<boolean> => {
  const known = get(printsFilesAtom);
  if (known !== undefined) return known;
  const asked = sellsNumber(get(storeApiAtom), printedSides).then(
    (printsFiles) => set(printsFilesAtom, printsFiles),
    // Away or offline: asked again with the next file.
    () => undefined,
  );
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return get(printsFilesAtom) ?? true;
});

/** What somebody is told who brings a file nevertheless. */
export const printsNoFiles = msg`Dieser Shop druckt zurzeit nicht nach Dateien. Ihre Datei wurde nicht übernommen.`;
