import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { hasRecords } from '#platform/persistence/has-records.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { isSessionNeededAtom } from '#platform/session/first-view.ts';

/** What follows once the shop was of use; whoever has neither a session nor a print job in this browser does not fetch it. */
export function InstallDock(): ReactElement | null {
  const isSessionNeeded = useAtomValue(isSessionNeededAtom);
  const { pathname } = useLocation();
  const [mayBeOfUse, setMayBeOfUse] = useState(false);
  useEffect(() => {
    if (isSessionNeeded || contextToken.read() !== undefined) setMayBeOfUse(true);
    else void hasRecords('print-job').then((hasJobs) => setMayBeOfUse((before) => before || hasJobs));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a print job may have been begun on the way to another page
  }, [isSessionNeeded, pathname]);
  return mayBeOfUse ? <LatePart load={loadGivenValue} props={{}} /> : null;
}

const loadGivenValue = async () => (await import('./given-value.tsx')).GivenValue;
