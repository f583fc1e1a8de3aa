import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { CloseIcon } from '../icons/frame-icons.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  open: boolean;
  /** Escape, the close button, a press beside the dialog. The caller sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons below the content, the main one last. */
  actions?: ReactNode;
  /** `side`: slides in from the end of the line (menu, filters, cart). */
  placement?: 'centre' | 'side';
  /** `full` covers the window; its content has no margin of its own. */
  size?: 'small' | 'medium' | 'large' | 'full';
}

/** The browser's own modal dialog: it holds the focus, makes the page behind it inert and gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, children, actions, placement = 'centre', size = 'medium' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before a dialog that goes away is out of the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    return () => element.close();
  }, [open]);
  useEffect(() => listenForDismissal(dialog.current, onClose), [onClose]);

  // Contents mount with the opening, so a form in the dialog starts afresh. A `header` beside `main` would be the page's banner.
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-placement={placement}
      data-size={size}
      className={styles['dialog']}
    >
      {open && (
        <div className={styles['sheet']}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

/** Escape (`cancel`) is answered by the caller's state, not by the browser, so both always agree. */
function listenForDismissal(dialog: HTMLDialogElement | null, onClose: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  dialog?.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // The backdrop belongs to the dialog element itself, its contents to the sheet inside.
  dialog?.addEventListener('mousedown', (event) => event.target === dialog && onClose(), { signal });
  return () => listening.abort();
}
