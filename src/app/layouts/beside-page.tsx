import { Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { usePart } from '#platform/i18n/use-part.ts';

/** What stands beside every page; nothing on the server and at hydration, and nothing that a first view would wait for. */
export function BesidePage(): ReactElement | null {
  const Extras = usePart([], async () => (await import('./app-extras.tsx')).AppExtras);
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isHydrated ? (
    <Suspense>
      <Extras />
    </Suspense>
  ) : null;
}

const neverChanges = () => () => undefined;
