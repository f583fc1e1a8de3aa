import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { ArrowRightIcon } from '#ui/icons/direction-icons.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import styles from './own-scores-tile.module.css';

/** Fills the places that articles leave free in the last row, however many columns there are, with what is true of every listing. */
export function OwnScoresTile({ articles }: { articles: number }): ReactElement {
  return (
    <li
      className={styles['place']}
      data-two={articles % 2}
      data-three={articles % 3}
      data-four={articles % 4}
      data-five={articles % 5}
    >
      <ShopLink to="/sheet-configuration-v3" className={styles['tile']}>
        <span className={styles['question']}>
          <Trans>Ihr Stück ist nicht dabei?</Trans>
        </span>
        <span>
          <Trans>Eigene Noten drucken wir aus Ihrem PDF, gebunden, wie Sie es brauchen.</Trans>
        </span>
        <span className={styles['way']}>
          <Trans>Eigene Noten drucken lassen</Trans> <ArrowRightIcon />
        </span>
      </ShopLink>
    </li>
  );
}
