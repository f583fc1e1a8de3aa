import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { isNetAtom } from '#platform/session/session-atoms.ts';
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
  const net = useAtomValue(isNetAtom);
  return (
    <small className={styles['note']}>{net ? <NetNote product={product} /> : <GrossNote product={product} />}</small>
  );
}

function GrossNote({ product }: { product: DispatchFacts | undefined }): ReactElement {
  if (product?.digital) return <Trans>inkl. MwSt.</Trans>;
  if (product?.shippingFree) return <Trans>inkl. MwSt., versandkostenfrei</Trans>;
  return (
    <Trans>
      inkl. MwSt., zzgl. <Link to="/shipping">Versand</Link>
    </Trans>
  );
}

function NetNote({ product }: { product: DispatchFacts | undefined }): ReactElement {
  if (product?.digital) return <Trans>zzgl. MwSt.</Trans>;
  if (product?.shippingFree) return <Trans>zzgl. MwSt., versandkostenfrei</Trans>;
  return (
    <Trans>
      zzgl. MwSt. und <Link to="/shipping">Versand</Link>
    </Trans>
  );
}
