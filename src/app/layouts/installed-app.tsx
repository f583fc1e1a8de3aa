import { useEffect, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { openUploadsAtom } from '#features/uploads/open-uploads-atom.ts';
import { ArrivingFiles } from './arriving-files.tsx';

/** What only the installed application has: files opened with it, and the number of unfinished uploads on its icon. */
export function InstalledApp(): ReactElement | null {
  const open = useAtomValue(openUploadsAtom);
  useEffect(() => showBadge(open), [open]);
  useEffect(keepForGood, []);
  return <ArrivingFiles />;
}

/** Who has installed the shop wants what is kept to stay when the browser runs short of space; it may say no. */
function keepForGood(): void {
  navigator.storage?.persist().catch(() => false);
}

/** Shows a number on the icon of the installed application; none for 0. Where icons take no number nothing happens. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where notifications are forbidden: nobody misses it.
  done.catch(() => undefined);
}
