import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useAtomValue } from 'jotai';
import { Trans } from '@lingui/react/macro';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import styles from './price-note.module.css';

/** What the law wants beside every price: tax and shipping (PAngV, LAW-14). */
export function PriceNote(): ReactElement {
  const net = useAtomValue(sessionAtom)?.taxState === 'net';
  return (
    <small className={styles['note']}>
      {net ? (
        <Trans>
          zzgl. MwSt. und <Link to="/shipping">Versand</Link>
        </Trans>
      ) : (
        <Trans>
          inkl. MwSt., zzgl. <Link to="/shipping">Versand</Link>
        </Trans>
      )}
    </small>
  );
}
