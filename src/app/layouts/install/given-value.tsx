import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { isConsentDueAtom } from '#platform/consent/consent-atoms.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useInstallWay } from '#platform/install/install-way.ts';
import { isHintDue, notedVisit, visitsAtom, type Visits } from '#platform/install/visits.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { hasRecords } from '#platform/persistence/has-records.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { useShell } from '#platform/session/shell.ts';

/**
 * What follows once the shop was of use to somebody: the browser is asked to keep the cart, and the shop says that it can be
 * installed. Neither on a first look around, and nothing is said in cart and checkout, or while another question stands there.
 */
export function GivenValue(): ReactElement | null {
  const { configuration } = useShell();
  const { pathname } = useLocation();
  const hasCart = useAtomValue(shownLinesAtom).length > 0;
  const hasJobs = useHasJobs();
  const isAsked = useAtomValue(isConsentDueAtom) && configuration.statistics !== undefined;
  const visits = useNotedVisits(pathname.startsWith('/checkout/success/'));
  useKeptCart(visits, hasCart);
  const way = useInstallWay();
  const [openedAt] = useState(Date.now);
  if (!way || !visits || isAsked || pathname.startsWith('/checkout')) return null;
  if (!isHintDue(visits, hasCart || hasJobs, openedAt)) return null;
  return <LatePart key={way} load={loadHint} props={{ way }} areas={['consent']} />;
}

const loadHint = async () => (await import('./install-hint.tsx')).InstallHint;

/** The visits in this browser, this one among them; undefined until they are known. */
function useNotedVisits(hasOrdered: boolean): Visits | undefined {
  const visits = useAtomValue(visitsAtom);
  const change = useSetAtom(visitsAtom);
  const [isNoted, setNoted] = useState(false);
  useEffect(() => {
    const note = (): void => {
      change((before) => notedVisit(before, Date.now()))
        .catch((error: unknown) => console.warn('A visit could not be noted.', error))
        .finally(() => setNoted(true));
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [change]);
  useEffect(() => {
    if (hasOrdered)
      change((before) => ({ ...before, hasOrdered })).catch((error: unknown) =>
        console.warn('That something was ordered could not be noted.', error),
      );
  }, [change, hasOrdered]);
  return isNoted && visits !== unread ? visits : undefined;
}

/** As they are kept: what reads them is a part of the configurator. */
function useHasJobs(): boolean {
  const [hasJobs, setHasJobs] = useState(false);
  useEffect(() => void hasRecords('print-job').then(setHasJobs), []);
  return hasJobs;
}

/** Whoever has filled a cart, or ordered, wants it to stay when the browser runs short of space. It is asked once, and may say no. */
function useKeptCart(visits: Visits | undefined, hasCart: boolean): void {
  const change = useSetAtom(visitsAtom);
  const isDue = visits !== undefined && !visits.askedToKeep && (hasCart || visits.hasOrdered);
  useEffect(() => {
    if (!isDue) return;
    const ask = async (): Promise<void> => {
      let wasAsked = false;
      await change((before) => {
        // What is kept comes last: another tab may have asked meanwhile.
        wasAsked = before.askedToKeep;
        return { ...before, askedToKeep: true };
      }).catch((error: unknown) => console.warn('That the browser was asked could not be noted.', error));
      if (!wasAsked) await navigator.storage?.persist().catch(() => false);
    };
    whenIdle(() => void ask());
  }, [change, isDue]);
}
