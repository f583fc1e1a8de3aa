import { useCallback, useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isTerminal } from '#file-storage/upload-machine.ts';
import { Button } from '#ui/actions/button.tsx';
import type { UploadView } from '../upload-view.ts';
import { PanelRow, type LinkOf } from './panel-row.tsx';
import styles from './upload-panel.module.css';

interface QueueRowsProps {
  uploads: readonly UploadView[];
  linkOf: LinkOf;
  /** Where the focus goes when the last row is gone. Always the same function: rows are drawn again only when they changed. */
  onEmpty: () => void;
}

const pageLength = 40;

/** The uploads one by one: what needs somebody first, then in the order they are taken, what has arrived at the end. */
export function QueueRows({ uploads, linkOf, onEmpty }: QueueRowsProps): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState(pageLength);
  const list = useRef<HTMLUListElement>(null);
  useFocusThroughMoves(list);
  const rows = uploads.toSorted((a, b) => rankOf(a) - rankOf(b));
  const movable = rows.filter(({ state }) => !isTerminal(state)).length > 1;
  const more = Math.min(pageLength, rows.length - shown);
  /** The row that moves up takes the focus of the one that is gone (A11Y-24). */
  const focusRow = useCallback(
    (index: number): void =>
      void requestAnimationFrame(() => {
        const buttons = [...(list.current?.children ?? [])].map((row) => row.querySelector('button'));
        const next = buttons[Math.min(index, buttons.length - 1)];
        if (next) next.focus();
        else onEmpty();
      }),
    [onEmpty],
  );
  return (
    <>
      <ul ref={list} className={styles['rows']}>
        {rows.slice(0, shown).map((upload, index) => (
          <PanelRow
            key={upload.id}
            upload={upload}
            index={index}
            linkOf={linkOf}
            isMovable={movable && !isTerminal(upload.state)}
            onRemoved={focusRow}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="small" onClick={() => setShown(shown + pageLength)}>
          {t`${more} weitere zeigen`}
        </Button>
      )}
    </>
  );
}

function rankOf({ state }: UploadView): number {
  if (state === 'error' || state === 'needs-file') return 0;
  return state === 'success' ? 2 : 1;
}

/** Browsers take the focus away from what is moved in the document: it is given back. */
function useFocusThroughMoves(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const before = focused.current;
    if (document.activeElement === document.body && before instanceof HTMLElement && list.current?.contains(before)) {
      before.focus();
    }
    const remember = (): void => {
      focused.current = document.activeElement;
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  });
}
