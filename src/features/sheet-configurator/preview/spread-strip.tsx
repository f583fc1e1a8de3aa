import { memo, useEffect, useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { Spread } from '#print/pages/spreads.ts';
import { spreadWords } from './page-words.ts';
import { SheetCanvas } from './sheet-canvas.tsx';
import styles from './spread-strip.module.css';

interface SpreadStripProps {
  row: PrintRow;
  spreads: readonly Spread[];
  open: number;
  onOpen: (index: number) => void;
}

/** All openings side by side; a mark stands where a leaf is turned. */
export function SpreadStrip({ row, spreads, open, onOpen }: SpreadStripProps): ReactElement {
  const { t } = useLingui();
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the strip moves, never the page around it.
    const [list, item] = [strip.current, strip.current?.children[open]];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.clientWidth) / 2 });
  }, [open]);
  return (
    <ol ref={strip} className={styles['strip']} aria-label={t`Alle Seiten`}>
      {spreads.map((spread, index) => (
        <li key={spread.right ?? spread.left ?? index}>
          <StripItem row={row} spread={spread} isOpen={index === open} index={index} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

interface StripItemProps {
  row: PrintRow;
  spread: Spread;
  isOpen: boolean;
  index: number;
  onOpen: (index: number) => void;
}

const StripItem = memo(function StripItem({ row, spread, isOpen, index, onOpen }: StripItemProps): ReactElement {
  const { t } = useLingui();
  const numbers = [spread.left, spread.right].filter((number) => number !== null);
  return (
    <button
      type="button"
      className={styles['item']}
      aria-current={isOpen ? 'true' : undefined}
      aria-label={t(spreadWords(spread))}
      onClick={() => onOpen(index)}
    >
      <span className={styles['pages']} data-turn={spread.turnAfter || undefined}>
        {numbers.map((number) => {
          const page = row.pages[number - 1];
          return page && <SheetCanvas key={number} page={page} spec={row.spec} />;
        })}
      </span>
      <span className={styles['numbers']} aria-hidden="true">
        {numbers.join('–')}
      </span>
    </button>
  );
});
