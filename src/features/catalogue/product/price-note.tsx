import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { useIsHydrated } from '#platform/session/first-view.ts';
import { everybodysTermsAtom, pageTaxStateAtom } from '#platform/session/session-atoms.ts';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import styles from './price-note.module.css';

/** Whether something is sent, and for how much. */
export interface DispatchFacts {
  readonly digital: boolean;
  readonly shippingFree: boolean;
}

interface PriceNoteProps {
  /** Without one, the price is that of something that is sent. */
  product?: DispatchFacts;
}

/** What the law wants beside every price: tax, and shipping where it costs something (PAngV, LAW-14). */
export function PriceNote({ product }: PriceNoteProps): ReactElement {
  const ofSession = useAtomValue(pageTaxStateAtom);
  const ofEverybody = useAtomValue(everybodysTermsAtom).taxState;
  // What stands comes alive when the session may be known already (decision 57).
  const taxState = useIsHydrated() ? ofSession : ofEverybody;
  const Note = taxState === 'net' ? NetNote : taxState === 'tax-free' ? TaxFreeNote : GrossNote;
  return (
    <small className={styles['note']}>
      <Note product={product} />
    </small>
  );
}

interface NoteProps {
  product: DispatchFacts | undefined;
}

function GrossNote({ product }: NoteProps): ReactElement {
  if (product?.digital) return <Trans>inkl. MwSt.</Trans>;
  if (product?.shippingFree) return <Trans>inkl. MwSt., versandkostenfrei</Trans>;
  return (
    <Trans>
      inkl. MwSt., zzgl. <ShopLink to="/shipping">Versand</ShopLink>
    </Trans>
  );
}

function TaxFreeNote({ product }: NoteProps): ReactElement {
  if (product?.digital) return <Trans>ohne MwSt.</Trans>;
  if (product?.shippingFree) return <Trans>ohne MwSt., versandkostenfrei</Trans>;
  return (
    <Trans>
      ohne MwSt., zzgl. <ShopLink to="/shipping">Versand</ShopLink>
    </Trans>
  );
}

function NetNote({ product }: NoteProps): ReactElement {
  if (product?.digital) return <Trans>zzgl. MwSt.</Trans>;
  if (product?.shippingFree) return <Trans>zzgl. MwSt., versandkostenfrei</Trans>;
  return (
    <Trans>
      zzgl. MwSt. und <ShopLink to="/shipping">Versand</ShopLink>
    </Trans>
  );
}
