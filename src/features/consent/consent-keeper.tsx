import { useEffect, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { consentAtom, consentChoiceAtom, isConsentBeingKeptAtom } from '#platform/consent/consent-atoms.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { isCounting, loadStatistics, type Statistics } from './statistics-script.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** Stands beside every page of a shop that counts: asks, and does what was agreed to. A page that counts ends with the agreement. */
export function ConsentKeeper({ statistics }: { statistics: Statistics }): ReactElement {
  const isRead = useAtomValue(consentChoiceAtom) !== unread;
  const isBeingKept = useAtomValue(isConsentBeingKeptAtom);
  const { statistic } = useAtomValue(consentAtom);
  useEffect(() => {
    if (!isRead) return;
    const page = { head: document.head, createElement: (name: 'script') => document.createElement(name) };
    if (statistic) loadStatistics(statistics, page);
    else if (!isBeingKept && isCounting(page)) location.reload();
  }, [isRead, isBeingKept, statistic, statistics]);
  return <ConsentBanner />;
}
