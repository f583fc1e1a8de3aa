import { useEffect, type ReactElement } from 'react';
import { tellRoom } from '#platform/install/tell-room.ts';
import { useShell } from '#platform/session/shell.ts';
import { ConsentDock } from './consent-dock.tsx';
import { InstalledApp } from './installed-app.tsx';
import { PassingMessages } from './passing-messages.tsx';
import { TermsDock } from './terms/terms-dock.tsx';
import { UploadDock } from './upload-dock.tsx';
import { WaitingShares } from './waiting-shares.tsx';

/** What stands beside every page, fetched after it: the upload queue, shared files, the question for consent, the choice of currency and country, the time of messages, and what the installed application has. */
export function AppExtras(): ReactElement {
  const { offlineBytes } = useShell().configuration;
  useEffect(() => tellRoom(offlineBytes), [offlineBytes]);
  const isInstalled = !matchMedia('(display-mode: browser)').matches;
  return (
    <>
      <UploadDock />
      <WaitingShares />
      <ConsentDock />
      <TermsDock />
      {isInstalled && <InstalledApp />}
      <PassingMessages />
    </>
  );
}
