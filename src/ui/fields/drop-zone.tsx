import { useId, type ReactNode } from 'react';
import { UploadIcon } from '../icons/action-icons.tsx';
import styles from './drop-zone.module.css';
import { FieldError } from './field-error.tsx';
import { joinIds } from './join-ids.ts';
import { useFileDrop } from './use-file-drop.ts';

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
export function DropZone({ hint, error, disabled = false, size = 'hero', id, ...choice }: DropZoneProps) {
  const { accept, multiple = true, onFiles } = choice;
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error` };
  const { over, handlers } = useFileDrop((files) => {
    if (!disabled && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  });
  const [invitation, action] = wordsOf(choice, over && !disabled);
  return (
    <div>
      <div
        className={styles['zone']}
        data-size={size}
        data-over={over && !disabled}
        data-disabled={disabled}
        {...handlers}
      >
        <span className={styles['icon']}>
          <UploadIcon />
        </span>
        {invitation && <p className={styles['title']}>{invitation}</p>}
        <input
          type="file"
          id={controlId}
          className={styles['input']}
          aria-describedby={joinIds(ids.hint, error && ids.error)}
          aria-invalid={Boolean(error)}
          {...{ accept, multiple, disabled }}
          onChange={(event) => takeChosen(event.target, onFiles)}
        />
        <label className={styles['button']} htmlFor={controlId}>
          {action}
        </label>
        <p className={styles['hint']} id={ids.hint}>
          {hint}
        </p>
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

/** Title and button; while files hover, the more prominent of the two says what letting go will do. */
function wordsOf({ title, label, dropLabel }: Pick<DropZoneProps, 'title' | 'label' | 'dropLabel'>, over: boolean) {
  if (!over) return [title, label];
  return title ? [dropLabel, label] : [undefined, dropLabel];
}

function takeChosen(input: HTMLInputElement, onFiles: (files: File[]) => void) {
  const files = [...(input.files ?? [])];
  // So that the same file can be chosen again after it was removed.
  input.value = '';
  if (files.length > 0) onFiles(files);
}
