import { useEffect, useState, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { LatePart } from '#platform/i18n/late-part.tsx';

const loadArrival = async () => (await import('./arrivals/shared-arrival.tsx')).SharedArrival;

/** Files another application shared with this one: their sender is sent here, with `?shared`. */
export function SharedFilesNote(): ReactElement | null {
  const [parameters] = useSearchParams();
  const said = parameters.get('shared');
  const [shared, setShared] = useState<string | null>(null);
  // Not before hydration: the server does not draw it.
  useEffect(() => setShared(said), [said]);
  return shared === null ? null : <LatePart key={shared} load={loadArrival} props={{ shared }} />;
}
