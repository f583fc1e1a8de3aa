import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { isStopgapAtom } from '#platform/connectivity/kept-since-atom.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { isFirstViewDoneAtom } from '#platform/session/first-view.ts';

/** Where a page says that it is cut off; its words are brought while there is a connection. */
export function ConnectionNote(): ReactElement {
  const isFirstViewDone = useAtomValue(isFirstViewDoneAtom);
  // Beside a silent shop the first view takes long: a page that is kept says so before.
  const isDue = useAtomValue(isStopgapAtom) || isFirstViewDone;
  const connectivity = useAtomValue(connectivityAtom);
  return (
    <div role="status">{isDue && <LatePart load={loadWords} props={{ connectivity }} areas={['connection']} />}</div>
  );
}

const loadWords = async () => (await import('./connection/connection-words.tsx')).ConnectionWords;
