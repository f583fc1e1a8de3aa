import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { CountMark } from '#ui/feedback/count-mark.tsx';
import { useWishlist } from './use-wishlist.ts';

/** Stands in the link to the wishlist: how many products are on it, as a mark and, after the link's text, in words. */
export function WishlistCount(): ReactElement | null {
  const { t } = useLingui();
  const { length: count } = useWishlist();
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>{t`, ${plural(count, { one: '# Artikel', other: '# Artikel' })}`}</VisuallyHidden>
      <CountMark count={count} />
    </>
  );
}
