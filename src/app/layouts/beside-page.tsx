import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { isFirstViewDoneAtom, useIsHydrated } from '#platform/session/first-view.ts';

/** What stands beside every page; nothing on the server and at hydration, and nothing that a first view would wait for. */
export function BesidePage(): ReactElement | null {
  const isHydrated = useIsHydrated();
  const isDue = useAtomValue(isFirstViewDoneAtom);
  return isHydrated && isDue ? <LatePart load={loadExtras} props={{}} /> : null;
}

const loadExtras = async () => (await import('./app-extras.tsx')).AppExtras;
