import type { ReactElement } from 'react';
import { InstalledApp } from './installed-app.tsx';
import { UploadDock } from './upload-dock.tsx';

/** What stands beside every page, fetched after it: the upload queue, and what belongs to the installed application. */
export function AppExtras(): ReactElement {
  const isInstalled = !matchMedia('(display-mode: browser)').matches;
  return (
    <>
      <UploadDock />
      {isInstalled && <InstalledApp />}
    </>
  );
}
