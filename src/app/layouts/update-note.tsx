import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { updateAtom } from '#platform/install/service-worker.ts';

/** Where a new version of the shop is offered; not in cart and checkout, where nobody wants to reload. */
export function UpdateNote(): ReactElement | null {
  const update = useAtomValue(updateAtom);
  return update && <LatePart load={loadOffer} props={update} areas={['connection']} />;
}

const loadOffer = async () => (await import('./connection/update-offer.tsx')).UpdateOffer;
