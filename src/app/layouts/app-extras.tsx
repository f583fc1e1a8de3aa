import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useStore } from 'jotai';
import { waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';
import { sendIntentsMessage } from '#offline/intents/intent-names.ts';
import { hasIntents } from '#platform/intents/intent-records.ts';
import { hasTaken } from '#offline/taken/taken-names.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { tellRoom } from '#platform/install/tell-room.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';
import { useShell } from '#platform/session/shell.ts';
import { LogOutDock } from './log-out-dock.tsx';
import { ConsentDock } from './consent-dock.tsx';
import { InstallDock } from './install/install-dock.tsx';
import { InstalledApp } from './installed-app.tsx';
import { PassingMessages } from './passing-messages.tsx';
import { TermsDock } from './terms/terms-dock.tsx';
import { UploadDock } from './upload-dock.tsx';
import { WaitingShares } from './waiting-shares.tsx';

/** What stands beside every page, fetched after it: the upload queue, shared files, the question for consent, the choice of currency and country, the time of messages, and what the installed application has, or the hint that it can be installed. */
export function AppExtras(): ReactElement {
  const { offlineBytes } = useShell().configuration;
  useEffect(() => tellRoom(offlineBytes), [offlineBytes]);
  useWaitingIntents();
  useTaken();
  const isInstalled = !matchMedia('(display-mode: browser)').matches;
  return (
    <>
      <UploadDock />
      <WaitingShares />
      <ConsentDock />
      <TermsDock />
      <LogOutDock />
      {isInstalled ? <InstalledApp /> : <InstallDock />}
      <PassingMessages />
    </>
  );
}

/**
 * What was wished while the shop could not be asked, on an earlier visit too, is sent in the session it belongs to; at once when the
 * worker hears of a network, also what another tab has kept.
 */
function useWaitingIntents(): void {
  const store = useStore();
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  useEffect(() => {
    const follow = async (asking?: MessagePort): Promise<void> => {
      if (!isWaiting && !(await hasIntents())) return;
      store.set(isSessionNeededAtom, true);
      const { takeUpIntents } = await import('../later/take-up-intents.ts');
      takeUpIntents(store, asking);
    };
    const begin = (asking?: MessagePort): void =>
      void follow(asking).catch((error: unknown) =>
        console.error('What waits for the shop could not be taken up.', error),
      );
    const hear = ({ data, ports }: MessageEvent): void => {
      if (data?.type === sendIntentsMessage) begin(ports[0]);
    };
    begin();
    const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }, [store, isWaiting]);
}

/** What was taken along on an earlier visit is brought to its end, and renewed. */
function useTaken(): void {
  const store = useStore();
  useEffect(() => {
    const lookAfter = async (): Promise<void> => {
      if (!(await hasTaken())) return;
      const { lookAfterTaken } = await import('#pages/taking/look-after-taken.ts');
      await lookAfterTaken(store);
    };
    const begin = (): void =>
      void lookAfter().catch((error: unknown) => console.warn('What was taken along is not looked after.', error));
    whenIdle(begin);
  }, [store]);
}
