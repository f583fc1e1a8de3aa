import { useRef } from 'react';
import { Button, type ButtonProps } from '../../actions/button.tsx';

interface ChooseFilesButtonProps extends Pick<ButtonProps, 'size' | 'busy' | 'children'> {
  /** Names the button and its file input: "score.pdf noch einmal wählen". */
  label: string;
  /** As in `<input accept>`. */
  accept: string;
  multiple?: boolean;
  /** Never told of no files. */
  onFiles: (files: readonly File[]) => void;
}

/** A button that opens the choice of files; where files can be dropped as well, a drop zone serves better. */
export function ChooseFilesButton({ label, accept, multiple = false, onFiles, ...button }: ChooseFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // So that the same files can be chosen again.
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button variant="secondary" aria-label={label} onClick={() => input.current?.click()} {...button} />
    </>
  );
}
