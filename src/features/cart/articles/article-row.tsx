import type { ReactElement, ReactNode } from 'react';
import styles from './article-row.module.css';

interface ArticleRowProps {
  /** Id of the row, where the focus goes when its neighbour is taken out. */
  id: string;
  picture: ReactNode;
  title: ReactNode;
  /** At the end of the first line. */
  price: ReactNode;
  /** Below the price, small: price per piece. */
  priceNote?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** The price belongs to an earlier quantity and is being calculated anew. */
  unpriced?: boolean;
  level?: 2 | 3;
}

/** One thing of a cart or an order: picture, words, price, and what can be done with it. */
export function ArticleRow(props: ArticleRowProps): ReactElement {
  const { id, picture, title, price, priceNote, children, actions, unpriced = false, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <li id={id} tabIndex={-1} className={styles['row']} data-unpriced={unpriced || undefined}>
      <div className={styles['picture']}>{picture}</div>
      <div className={styles['words']}>
        <Heading className={styles['title']}>{title}</Heading>
        {children}
      </div>
      <p className={styles['price']}>
        <span className={styles['amount']}>{price}</span>
        {priceNote && <span className={styles['note']}>{priceNote}</span>}
      </p>
      {actions && <div className={styles['actions']}>{actions}</div>}
    </li>
  );
}
