import type { ReactElement } from 'react';
import { ConsentDock } from './consent-dock.tsx';
import { InstalledApp } from './installed-app.tsx';
import { UploadDock } from './upload-dock.tsx';
import { WaitingShares } from './waiting-shares.tsx';

/** What stands beside every page, fetched after it: the upload queue, shared files, the question for consent, and what the installed application has. */
export function AppExtras(): ReactElement {
  const isInstalled = !matchMedia('(display-mode: browser)').matches;
  return (
    <>
      <UploadDock />
      <WaitingShares />
      <ConsentDock />
      {isInstalled && <InstalledApp />}
    </>
  );
}
