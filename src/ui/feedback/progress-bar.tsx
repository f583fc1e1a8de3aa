import { useId, type ReactNode } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** Names what is in progress: "Sonate.pdf wird hochgeladen". */
  label: ReactNode;
  /** From 0 to 1; `null` while it cannot be said. */
  value: number | null;
  /** The progress in words, shown beside the label: "41 MB von 210 MB". */
  valueText?: string;
  /** Leaves the label to screen readers where the surroundings show it. */
  labelHidden?: boolean;
  state?: 'running' | 'paused' | 'failed' | 'done';
}

export function ProgressBar({ label, value, valueText, labelHidden = false, state = 'running' }: ProgressBarProps) {
  const id = useId();
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles['progress']} data-state={state}>
      <div className={labelHidden ? styles['hidden'] : styles['words']}>
        <span id={id}>{label}</span>
        {valueText && <span className={styles['value']}>{valueText}</span>}
      </div>
      <progress className={styles['bar']} max={100} value={percent} aria-labelledby={id} aria-valuetext={valueText} />
    </div>
  );
}
