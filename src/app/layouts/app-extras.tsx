import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { UploadDock } from './upload-dock.tsx';

const InstalledApp = lazy(async () => ({ default: (await import('./installed-app.tsx')).InstalledApp }));

/** Beside every page: the upload queue, and what belongs to the installed application. */
export function AppExtras(): ReactElement {
  const isInstalled = useSyncExternalStore(neverChanges, ownsItsWindow, () => false);
  return (
    <>
      <UploadDock />
      {isInstalled && (
        <Suspense fallback={null}>
          <InstalledApp />
        </Suspense>
      )}
    </>
  );
}

const neverChanges = () => () => undefined;

const ownsItsWindow = (): boolean => !matchMedia('(display-mode: browser)').matches;
