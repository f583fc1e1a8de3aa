import { useEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { PauseIcon, PlayIcon } from '../icons/transfer-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/direction-icons.tsx';
import styles from './strip-controls.module.css';
import { lessMotion, useStrip } from './use-strip.ts';

export interface StripLabels {
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Name of the button that leads to an item, counted from 1. */
  show: (number: number) => string;
}

interface StripControlsProps {
  /** What scrolls; its children are the items. */
  strip: RefObject<HTMLElement | null>;
  labels: StripLabels;
  arrows?: boolean;
  /** A button for each item: plain dots, or these small pictures of them. */
  dots?: boolean | readonly ReactNode[];
  /** Milliseconds an item stands before the next one comes; nothing moves by itself without it. */
  autoplayMs?: number | null;
  place?: 'inside' | 'outside';
}

const presets = { arrows: true, dots: false, autoplayMs: null, place: 'outside' } as const;

/**
 * Arrows, dots and a pause button of a row that scrolls. Whoever asked for less motion sees nothing move by itself, and the
 * pause button stops it for everybody else (WCAG 2.2.2); it also rests while the row is pointed at or has the focus.
 */
export function StripControls(props: StripControlsProps): ReactElement | null {
  const { strip, labels, arrows, dots, autoplayMs, place } = { ...presets, ...props };
  const { count, index, moves, go } = useStrip(strip);
  const { playing, setPlaying, able } = useAutoplay(strip, autoplayMs, () => go((index + 1) % count));
  if (count < 2 || !moves) return null;
  return (
    <div className={styles['controls']} data-place={place}>
      {arrows && <IconButton label={labels.previous} icon={<ChevronLeftIcon />} onClick={() => go(index - 1)} />}
      {dots && <Dots {...{ count, index, go, labels }} pictures={typeof dots === 'object' ? dots : null} />}
      {arrows && <IconButton label={labels.next} icon={<ChevronRightIcon />} onClick={() => go(index + 1)} />}
      {able && (
        <IconButton
          label={playing ? labels.pause : labels.play}
          icon={playing ? <PauseIcon /> : <PlayIcon />}
          onClick={() => setPlaying(!playing)}
        />
      )}
    </div>
  );
}

interface DotsProps extends Pick<StripControlsProps, 'labels'> {
  count: number;
  index: number;
  go: (item: number) => void;
  pictures: readonly ReactNode[] | null;
}

function Dots({ count, index, go, labels, pictures }: DotsProps): ReactElement {
  return (
    <ul className={styles['dots']} data-pictures={pictures !== null || undefined}>
      {Array.from({ length: count }, (_, item) => (
        <li key={item}>
          <button
            type="button"
            className={styles['dot']}
            aria-label={labels.show(item + 1)}
            aria-current={item === index ? 'true' : undefined}
            onClick={() => go(item)}
          >
            {pictures?.[item]}
          </button>
        </li>
      ))}
    </ul>
  );
}

function useAutoplay(strip: RefObject<HTMLElement | null>, everyMs: number | null, step: () => void) {
  const [able] = useState(() => everyMs !== null && !lessMotion());
  const [playing, setPlaying] = useState(able);
  useEffect(() => {
    if (!playing || everyMs === null) return;
    const timer = setInterval(() => {
      const row = strip.current;
      if (row && !document.hidden && !row.matches(':hover, :focus-within')) step();
    }, everyMs);
    return () => clearInterval(timer);
  });
  return { playing, setPlaying, able };
}
