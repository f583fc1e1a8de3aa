import type { CSSProperties, ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ChevronRightIcon } from '#ui/icons/direction-icons.tsx';
import { sheetSize } from '#print/spec/paper-format.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { ResolvedRow } from '#print/pages/resolve-row.ts';
import type { Spread, SpreadPage } from '#print/pages/spreads.ts';
import type { PageFacts } from './page-facts.ts';
import { findingsWords, printWords, sideWords } from './page-words.ts';
import { SheetCanvas } from './sheet-canvas.tsx';
import styles from './spread-view.module.css';

interface SpreadViewProps {
  row: PrintRow;
  resolved: ResolvedRow;
  spread: Spread;
  facts: readonly PageFacts[];
}

/** What lies open in front of the player, bound as it will be. */
export function SpreadView({ row, resolved, spread, facts }: SpreadViewProps): ReactElement {
  const { t } = useLingui();
  const { widthMm, heightMm } = sheetSize(row.spec.format, row.spec.orientation);
  const isSingle = spread.left === null || spread.right === null;
  const onTop = resolved.bindEdge === 'top';
  const across = isSingle || onTop ? 1 : 2;
  const down = !isSingle && onTop ? 2 : 1;
  const aspect: CSSProperties & { '--aspect': number } = { '--aspect': (across * widthMm) / (down * heightMm) };
  return (
    <div
      className={styles['spread']}
      style={aspect}
      data-binding={resolved.binding}
      data-edge={resolved.bindEdge}
      data-single={isSingle || undefined}
      data-first={spread.left === null || undefined}
      data-coil-colour={row.spec.coilColour}
    >
      <Page {...{ row, resolved, facts }} number={spread.left} />
      <Page {...{ row, resolved, facts }} number={spread.right} />
      <span className={styles['binding']} aria-hidden="true" />
      {spread.turnAfter && (
        <span className={styles['turn']} aria-hidden="true">
          {t`wenden`}
          <ChevronRightIcon />
        </span>
      )}
    </div>
  );
}

type PageProps = Omit<SpreadViewProps, 'spread'> & { number: SpreadPage };

function Page({ row, resolved, facts, number }: PageProps): ReactElement | null {
  const { t } = useLingui();
  const page = number === null ? undefined : row.pages[number - 1];
  const fact = facts.find((each) => each.number === number);
  if (number === null || !page || !fact) return null;
  const total = row.pages.length;
  const side = t(sideWords[resolved.bindEdge][fact.side]);
  const print = t(printWords[fact.print]);
  const hints = t(findingsWords(fact.findings));
  const label = t`Seite ${number} von ${total}, ${side}, ${print}, ${hints}`;
  return (
    <div className={styles['page']} data-side={fact.side}>
      <SheetCanvas page={page} spec={row.spec} label={label} />
    </div>
  );
}
