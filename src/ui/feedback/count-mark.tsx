import styles from './count-mark.module.css';

/** A small number over the corner of an icon. Hidden from screen readers: the link or button says the number in its name. */
export function CountMark({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <span className={styles['mark']} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
