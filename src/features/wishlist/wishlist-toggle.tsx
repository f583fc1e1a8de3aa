import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { HeartFilledIcon } from '#ui/icons/product-icons.tsx';
import { HeartIcon } from '#ui/icons/frame-icons.tsx';
import { useWishlist } from './use-wishlist.ts';
import { laterWishesAtom } from './later-wishes-atom.ts';
import { unknownOfWishlistAtom } from './wishlist-atoms.ts';
import styles from './wishlist-toggle.module.css';

export interface WishlistToggleProps {
  product: { readonly id: string; readonly name: string };
}

/** The heart of a product: filled when it is on the wishlist. */
export function WishlistToggle({ product: { id, name } }: WishlistToggleProps): ReactElement {
  const { t } = useLingui();
  const listed = useWishlist().includes(id);
  const isWaiting = useAtomValue(laterWishesAtom).has(id);
  const isUnknown = useAtomValue(unknownOfWishlistAtom) !== null && !listed && !isWaiting;
  const { set } = useStore();
  const notify = useSetAtom(notifyAtom);
  const press = async (): Promise<void> => {
    try {
      const { toggleWishlistAtom } = await import('./change-wishlist.ts');
      if (await set(toggleWishlistAtom, { id, name }))
        notify({ type: 'warning', message: t`Vorerst nur auf diesem Gerät gemerkt.` });
    } catch (error) {
      console.error('The wishlist could not be changed.', error);
      notify({
        type: 'danger',
        message: t`Die Merkliste konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.`,
      });
    }
  };
  return (
    <button
      type="button"
      className={styles['heart']}
      aria-pressed={isUnknown ? undefined : listed}
      data-waiting={isWaiting || undefined}
      aria-label={t`${name} merken`}
      title={listed ? t`Von der Merkliste nehmen` : t`Auf die Merkliste setzen`}
      onClick={() => void press()}
    >
      {listed ? <HeartFilledIcon /> : <HeartIcon />}
    </button>
  );
}

/** For product tiles, which take their marks as a function. */
export function wishlistMark(product: WishlistToggleProps['product']): ReactElement {
  return <WishlistToggle product={product} />;
}
