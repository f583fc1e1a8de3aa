import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LateCartNote } from './state/late-cart-note.tsx';

/** Holds the place of the cart until the shop has told what is in it; also what the server renders. */
export function CartSkeleton(): ReactElement {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <LateCartNote />
      <VisuallyHidden>{t`Der Warenkorb wird geladen.`}</VisuallyHidden>
      <Skeleton blockSize="9rem" />
      <Skeleton blockSize="9rem" />
    </Stack>
  );
}
