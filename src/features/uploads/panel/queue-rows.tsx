import {
  useEffect,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type RefObject,
} from 'react';
import { useLingui } from '@lingui/react/macro';
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

/** Rows drawn in one go when the list unfolds; the others follow in pauses of the browser. */
const drawnAtOnce = 6;

/** The uploads one by one: what needs somebody first, then in the order they are taken, what has arrived at the end. */
export function QueueRows({ uploads, linkOf, onEmpty }: QueueRowsProps): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState(pageLength);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  useEffect(() => startTransition(() => setDrawn(shown)), [shown]);
  const list = useRef<HTMLUListElement>(null);
  useFocusThroughMoves(list);
  const rows = uploads.toSorted((a, b) => rankOf(a) - rankOf(b));
  const canMove = rows.filter(isMovable).length > 1;
  const more = Math.min(pageLength, rows.length - shown);
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => rows.forEach(({ id }, place) => places.current.set(id, place)));
  /** The row that moves up takes the focus of the one that is gone (A11Y-24). */
  const focusNext = useCallback(
    (id: string): void =>
      void requestAnimationFrame(() => {
        const buttons = [...(list.current?.children ?? [])].map((row) => row.querySelector('button'));
        const next = buttons[Math.min(places.current.get(id) ?? 0, buttons.length - 1)];
        if (next) next.focus();
        else onEmpty();
      }),
    [onEmpty],
  );
  const showMore = (): void => {
    setShown(shown + pageLength);
    // The button goes with the last rows: the next step with the keyboard leads to the first of them.
    if (rows.length <= shown + pageLength)
      list.current?.lastElementChild?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <>
      <ul ref={list} className={styles['rows']}>
        {rows.slice(0, drawn).map((upload) => (
          <PanelRow
            key={upload.id}
            upload={upload}
            linkOf={linkOf}
            isMovable={canMove && isMovable(upload)}
            onRemoved={focusNext}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" size="small" onClick={showMore}>
          {t`${more} weitere zeigen`}
        </Button>
      )}
    </>
  );
}

/** What needs somebody first has no turn as long as nobody came. */
const isMovable = (upload: UploadView): boolean => rankOf(upload) === 1;

function rankOf({ state }: UploadView): number {
  if (state === 'error' || state === 'needs-file') return 0;
  return state === 'success' ? 2 : 1;
}

/** Browsers take the focus away from what is moved in the document: it is given back. What is gone leaves it to its row. */
function useFocusThroughMoves(list: RefObject<HTMLElement | null>): void {
  const focused = useRef<{ element: Element | null; row?: Element | null | undefined }>({ element: null });
  useLayoutEffect(() => {
    const { element, row } = focused.current;
    if (document.activeElement === document.body && row && list.current?.contains(row)) {
      const heir = row.contains(element) ? element : row.querySelector('button');
      if (heir instanceof HTMLElement) heir.focus();
    }
    const remember = (): void => {
      const element = document.activeElement;
      focused.current = { element, row: element?.closest('li') };
    };
    /** Who presses beside the list has left it, also where nothing takes the focus. */
    const forget = ({ target }: Event): void => {
      if (target instanceof Node && !list.current?.contains(target)) focused.current = { element: null };
    };
    remember();
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  });
}
