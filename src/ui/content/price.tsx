import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** All amounts come formatted in the reader's language and currency. */
  amount: string;
  /** Before the amount: "ab". */
  prefix?: string;
  /** After the amount: "je Seite". */
  unit?: string;
  /** The former price, struck through, and what it is called: "Bisheriger Preis". */
  listAmount?: string | undefined;
  listLabel?: string;
  /** Below: "inkl. MwSt., zzgl. Versand", the price per reference unit. */
  note?: string;
  size?: 'small' | 'medium' | 'large';
}

export function Price({ amount, prefix, unit, listAmount, listLabel, note, size = 'medium' }: PriceProps) {
  return (
    <span className={styles['price']} data-size={size}>
      {listAmount && (
        <s className={styles['list']}>
          {listLabel && <VisuallyHidden>{listLabel} </VisuallyHidden>}
          {listAmount}
        </s>
      )}
      <span className={styles['now']}>
        {prefix && <span className={styles['word']}>{prefix} </span>}
        {amount}
        {unit && ' '}
        {unit && <span className={styles['word']}>{unit}</span>}
      </span>
      {note && <span className={styles['note']}>{note}</span>}
    </span>
  );
}
