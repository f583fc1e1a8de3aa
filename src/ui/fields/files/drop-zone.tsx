import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { Spinner } from '../../feedback/spinner.tsx';
import { UploadIcon } from '../../icons/transfer-icons.tsx';
import { chosenIn } from './choose-files.ts';
import type { ChosenFile } from './chosen-file.ts';
import styles from './drop-zone.module.css';
import { FieldError } from '../field-error.tsx';
import { joinIds } from '../join-ids.ts';
import { useFileDrop } from './use-file-drop.ts';

export interface DropZoneProps {
  /** The words on the button, naming what to choose: "PDF auswählen". */
  label: ReactNode;
  /** With words for it, whole folders can be chosen as well: "Ordner auswählen". They can be dropped anyway. */
  folderLabel?: ReactNode;
  /** The invitation above: "Ziehen Sie Ihre Noten hierher". */
  title?: ReactNode;
  /** Formats and limits, said before the choice. */
  hint: ReactNode;
  /** Shown while files hover over it: "Loslassen, um hinzuzufügen". */
  dropLabel: ReactNode;
  /** Set while the chosen files are looked at: "Dateien werden gelesen". Nothing can be chosen meanwhile. */
  busyLabel?: string | undefined;
  error?: ReactNode;
  /** As in `<input accept>`. Dropped files are not filtered: what arrives has to be checked anyway. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  size?: 'hero' | 'compact';
  id?: string;
  onFiles: (files: ChosenFile[]) => void;
}

/** A file input whose button is plain to see; dropping files on the sheet around it is the quicker way for those who can. */
export function DropZone({ hint, error, disabled = false, size = 'hero', id, ...choice }: DropZoneProps) {
  const { accept, multiple = true, onFiles, busyLabel, folderLabel } = choice;
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { hint: `${controlId}-hint`, error: `${controlId}-error` };
  // A busy zone stays operable for the keyboard, so that the focus has somewhere to be.
  const isOn = !disabled && busyLabel === undefined;
  const take = (files: ChosenFile[]): void => {
    if (isOn && files.length > 0) onFiles(multiple ? files : files.slice(0, 1));
  };
  const { over, handlers } = useFileDrop(isOn, take);
  const [invitation, action] = wordsOf(choice, over);
  const input = useEarlierChoice(take);
  return (
    <div>
      <div className={styles['zone']} data-size={size} data-over={over} data-disabled={disabled} {...handlers}>
        <span className={styles['icon']}>{busyLabel ? <Spinner /> : <UploadIcon />}</span>
        {invitation && <p className={styles['title']}>{invitation}</p>}
        <input
          ref={input}
          type="file"
          id={controlId}
          className={styles['input']}
          aria-describedby={joinIds(ids.hint, error && ids.error)}
          aria-invalid={Boolean(error)}
          {...{ accept, multiple, disabled }}
          onChange={(event) => takeChosen(event.target, take)}
        />
        <label className={styles['button']} htmlFor={controlId}>
          {action}
        </label>
        {folderLabel && (
          <FolderChoice label={folderLabel} id={`${controlId}-folder`} disabled={disabled} onFiles={take} />
        )}
        <p className={styles['hint']} id={ids.hint}>
          {hint}
        </p>
        <p className={styles['busy']} role="status">
          {busyLabel}
        </p>
      </div>
      {error && <FieldError id={ids.error}>{error}</FieldError>}
    </div>
  );
}

type FolderChoiceProps = Pick<DropZoneProps, 'label' | 'onFiles' | 'disabled' | 'id'>;

function FolderChoice({ label, id, disabled, onFiles }: FolderChoiceProps) {
  const input = useEarlierChoice(onFiles);
  return (
    <span className={styles['folder']}>
      <input
        ref={input}
        type="file"
        id={id}
        className={styles['input']}
        // Unknown to the types of React, known to every desktop browser.
        {...{ webkitdirectory: '' }}
        disabled={disabled}
        onChange={(event) => takeChosen(event.target, onFiles)}
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}

/** Title and button; while files hover, the more prominent of the two says what letting go will do. */
function wordsOf({ title, label, dropLabel }: Pick<DropZoneProps, 'title' | 'label' | 'dropLabel'>, over: boolean) {
  if (!over) return [title, label];
  return title ? [dropLabel, label] : [undefined, dropLabel];
}

/** Takes what was chosen in the markup of the server, before anything here listened. */
function useEarlierChoice(onFiles: (files: ChosenFile[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    if (input.current) takeChosen(input.current, (files) => take(files));
  }, []);
  return input;
}

function takeChosen(input: HTMLInputElement, onFiles: (files: ChosenFile[]) => void) {
  const files = chosenIn(input);
  // So that the same file can be chosen again after it was removed.
  input.value = '';
  if (files.length > 0) onFiles(files);
}
