import type { ComponentProps, ReactElement } from 'react';
import { TakeThis } from '#features/taken/take-this.tsx';
import { lookAfterTaken } from './look-after-taken.ts';

/** Takes along what stands below the trail of the page. */
export function TakeThisHere({ wish }: Pick<ComponentProps<typeof TakeThis>, 'wish'>): ReactElement {
  return <TakeThis wish={wish} inTrail lookAfter={lookAfterTaken} />;
}
