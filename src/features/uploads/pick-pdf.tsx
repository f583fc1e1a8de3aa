import { useRef, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { UploadIcon } from '#ui/icons/action-icons.tsx';
import styles from './upload-list.module.css';

interface PickPdfProps {
  /** The file that is asked for. */
  name: string;
  /** Said when another one was picked, or this one cannot be taken. */
  problem: string | undefined;
  onPick: (file: File) => void;
}

/** Asks for a PDF that was chosen before. */
export function PickPdf({ name, problem, onPick }: PickPdfProps): ReactElement {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const label = t`${name} noch einmal wählen`;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // So that the same file can be chosen after another one.
          target.value = '';
        }}
      />
      <Button variant="secondary" size="small" aria-label={label} onClick={() => input.current?.click()}>
        <UploadIcon /> {t`Noch einmal wählen`}
      </Button>
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
