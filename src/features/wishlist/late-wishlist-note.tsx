import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { guestWishlistLateAtom } from './change-guest-wishlist.ts';
import { isAtShopAtom } from './wishlist-atoms.ts';

/** What of the wishlist waits for the storage of the browser. Goes by itself. */
export function LateWishlistNote(): ReactElement | null {
  const { t } = useLingui();
  const late = useAtomValue(guestWishlistLateAtom);
  const isAtShop = useAtomValue(isAtShopAtom);
  if (!late || isAtShop) return null;
  return (
    <Notice tone="warning" role="status" title={t`Der Speicher Ihres Browsers antwortet gerade langsam`}>
      <p>
        {late === 'reading'
          ? t`Ihre Merkliste liegt dort. Sie erscheint hier von selbst vollständig, sobald er antwortet.`
          : t`Ihre letzten Änderungen sind noch nicht gesichert. Das geschieht von selbst: Bitte lassen Sie diese Seite so lange offen.`}
      </p>
      <p>{t`Meist hält ihn ein anderes Fenster dieser Website auf. Schließen Sie die anderen Fenster, dann geht es schneller weiter.`}</p>
    </Notice>
  );
}
