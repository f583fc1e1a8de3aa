import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { wholeUploadLimit } from '#file-storage/upload-whole.ts';
import type { UploadView } from '../upload-view.ts';

/** Whether the browser could send the rest of an upload by itself, also when all windows are closed (Chromium). */
export function canFinishInBackground({ copy, state, size, inBackground }: UploadView): boolean {
  const isAble = 'BackgroundFetchManager' in globalThis && !inBackground;
  return isAble && copy === 'complete' && size > wholeUploadLimit && isUnderWay(state);
}
