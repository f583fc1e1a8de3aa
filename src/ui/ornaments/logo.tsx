import { LogoMark } from './logo-mark.tsx';
import styles from './logo.module.css';

/** Mark and name of the brand. Stands inside the link to the home page, which it names. */
export function Logo({ name, size = 'medium' }: { name: string; size?: 'medium' | 'large' }) {
  return (
    <span className={styles['logo']} data-size={size}>
      <LogoMark size="1.9em" />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
