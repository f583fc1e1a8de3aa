import { useId, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import { UploadIcon } from '../icons/action-icons.tsx';
import styles from './drop-zone.module.css';
import { FieldError } from './field-error.tsx';

export interface DropZoneProps {
  /** The words on the button, naming what to choose: "PDF auswählen". */
  label: ReactNode;
  /** The invitation above: "Ziehen Sie Ihre Noten hierher". */
  title?: ReactNode;
  /** Formats and limits, said before the choice. */
  hint: ReactNode;
  /** Shown while files hover over it: "Loslassen, um hinzuzufügen". */
  dropLabel: ReactNode;
  error?: ReactNode;
  /** As in `<input accept>`. Dropped files are not filtered: what arrives has to be checked anyway. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  size?: 'hero' | 'compact';
  id?: string;
  onFiles: (files: File[]) => void;
}

/** A file input whose button is plain to see; dropping files on the sheet around it is the quicker way for those who can. */
export function DropZone(props: DropZoneProps) {
  const {
    label,
    title,
    hint,
    dropLabel,
    error,
    accept,
    multiple = true,
    disabled = false,
    size = 'hero',
    id,
    onFiles,
  } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const depth = useRef(0);
  const [over, setOver] = useState(false);

  // Entering a child fires before leaving its parent: only the balance tells whether the pointer is still inside.
  function track(change: number) {
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    track(-depth.current);
    const files = [...event.dataTransfer.files];
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  }

  return (
    <div>
      <div
        className={styles['zone']}
        data-size={size}
        data-over={(over && !disabled) || undefined}
        data-disabled={disabled || undefined}
        onDragEnter={() => track(1)}
        onDragLeave={() => track(-1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <span className={styles['icon']}>
          <UploadIcon />
        </span>
        {title && <p className={styles['title']}>{over ? dropLabel : title}</p>}
        <input
          type="file"
          id={controlId}
          className={styles['input']}
          aria-describedby={error ? `${controlId}-hint ${controlId}-error` : `${controlId}-hint`}
          aria-invalid={error ? true : undefined}
          {...{ accept, multiple, disabled }}
          onChange={choose}
        />
        <label className={styles['button']} htmlFor={controlId}>
          {!title && over ? dropLabel : label}
        </label>
        <p className={styles['hint']} id={`${controlId}-hint`}>
          {hint}
        </p>
      </div>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  );
}
