import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { unknownOfWishlistAtom } from './wishlist-atoms.ts';

/** What of the wishlist only the shop knows, which does not answer. Goes by itself. */
export function UnknownWishlistNote(): ReactElement | null {
  const { t } = useLingui();
  const unknown = useAtomValue(unknownOfWishlistAtom);
  if (unknown === null) return null;
  return unknown === 'list' ? (
    <Notice tone="warning" role="status" title={t`Ihre Merkliste lässt sich gerade nicht abrufen`}>
      {t`Sie liegt beim Shop, der sie gerade nicht herausgibt, und erscheint hier von selbst. Was Sie inzwischen merken, kommt dazu.`}
    </Notice>
  ) : (
    <Notice tone="warning" role="status" title={t`Ob Sie angemeldet sind, weiß gerade nur der Shop`}>
      {t`Hier steht, was auf diesem Gerät gemerkt ist. Sobald der Shop Sie erkennt, kommt es zur Merkliste Ihres Kontos.`}
    </Notice>
  );
}
