import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MoveIcon } from '#ui/icons/action-icons.tsx';
import { MoveButtons } from '../move-buttons.tsx';
import { UploadRow } from '../upload-row.tsx';
import type { UploadView } from '../upload-view.ts';
import styles from './upload-panel.module.css';

/** The address of what an upload belongs to. */
export type LinkOf = (uploadId: string) => string | undefined;

interface PanelRowProps {
  upload: UploadView;
  linkOf: LinkOf;
  isMovable: boolean;
  onRemoved: () => void;
  /** True when the key was for this row. */
  onKey: (event: KeyboardEvent) => boolean;
}

/** An upload in the panel: its row, a link to its job, and the buttons that change its turn, unfolded on demand. */
export function PanelRow({ upload, linkOf, isMovable, onRemoved, onKey }: PanelRowProps): ReactElement {
  const { t } = useLingui();
  const [isMoving, setMoving] = useState(false);
  const { id, name } = upload;
  const address = linkOf(id);
  return (
    // The keys are a shortcut for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles['row']} onKeyDown={(event) => isMovable && onKey(event) && event.preventDefault()}>
      <UploadRow upload={upload} onRemoved={onRemoved} title={address && <Link to={address}>{name}</Link>}>
        {isMovable && (
          <IconButton
            label={t`Reihenfolge von ${name} ändern`}
            icon={<MoveIcon />}
            aria-expanded={isMoving}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => setMoving(!isMoving)}
          />
        )}
      </UploadRow>
      {isMovable && isMoving && <MoveButtons id={id} name={name} />}
    </li>
  );
}
