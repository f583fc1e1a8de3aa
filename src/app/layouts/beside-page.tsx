import { useSyncExternalStore, type ReactElement } from 'react';
import { LatePart } from '#platform/i18n/late-part.tsx';

const loadExtras = async () => (await import('./app-extras.tsx')).AppExtras;

/** What stands beside every page; nothing on the server and at hydration, and nothing that a first view would wait for. */
export function BesidePage(): ReactElement | null {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? <LatePart load={loadExtras} props={{}} /> : null;
}

const neverChanges = () => () => undefined;
