import { atom } from 'jotai';
import { sellsNumber } from '#store-api/catalogue/sells-number.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { printsNoFilesAtom } from './intake.ts';

/** What the numbers of printed sides begin with: a shop that sells none of them prints no files. */
const printedSides = 'PRINT-';

/** Milliseconds a file waits for the shop's word; without it the file is taken, and its price follows. */
const patienceMs = 2000;

/** Asks the shop once whether it prints files. A shop that cannot be asked does: files are safe until it is back. */
export const askPrintsFilesAtom = atom(null, async (get, set, api: StoreApi): Promise<boolean> => {
  const known = get(printsNoFilesAtom);
  if (known !== undefined) return !known;
  const asked = sellsNumber(api, printedSides).then(
    (printsFiles) => set(printsNoFilesAtom, !printsFiles),
    // Away or offline: asked again with the next file.
    () => undefined,
  );
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  return !get(printsNoFilesAtom);
});
