import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { isFirstViewDoneAtom } from '#platform/session/first-view.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { HeartIcon } from '#ui/icons/frame-icons.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';

/** The way to the wishlist; how much is on it is read once the first view is done. */
export function WishlistLink(): ReactElement {
  const { t } = useLingui();
  const isDue = useAtomValue(isFirstViewDoneAtom);
  return (
    <PageLink to="/wishlist" className={buttonClass({ variant: 'quiet', shape: 'icon' })} title={t`Merkliste`}>
      <HeartIcon />
      <VisuallyHidden>{t`Merkliste`}</VisuallyHidden>
      {isDue && <LatePart load={loadCount} props={{}} />}
    </PageLink>
  );
}

const loadCount = async () => (await import('#features/wishlist/wishlist-count.tsx')).WishlistCount;
