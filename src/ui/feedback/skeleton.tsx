import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Lines of text it stands for; give `blockSize` instead for a picture. */
  lines?: number;
  blockSize?: CSSProperties['blockSize'];
}

/** Holds the place of what is being loaded. Hidden from screen readers: say "wird geladen" once for the region. */
export function Skeleton({ lines = 1, blockSize }: SkeletonProps) {
  if (blockSize !== undefined) return <div className={styles['block']} style={{ blockSize }} aria-hidden="true" />;
  return (
    <div className={styles['lines']} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles['block']} />
      ))}
    </div>
  );
}
