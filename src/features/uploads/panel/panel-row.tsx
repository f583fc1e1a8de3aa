import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Link } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MoveIcon } from '#ui/icons/action-icons.tsx';
import { canFinishInBackground } from '../can-finish-in-background.ts';
import { MoveButtons } from '../move-buttons.tsx';
import { finishInBackgroundAtom } from '../upload-atoms.ts';
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

/** An upload in the panel: its row, a link to its job and, unfolded on demand, the buttons that change its turn or leave it to the browser. */
export function PanelRow({ upload, linkOf, isMovable, onRemoved, onKey }: PanelRowProps): ReactElement {
  const { t } = useLingui();
  const finish = useSetAtom(finishInBackgroundAtom);
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, name } = upload;
  const address = linkOf(id);
  const canFinish = canFinishInBackground(upload);
  const hasMore = isMovable || canFinish;
  return (
    // The keys are a shortcut for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles['row']} onKeyDown={(event) => isMovable && onKey(event) && event.preventDefault()}>
      <UploadRow upload={upload} onRemoved={onRemoved} title={address && <Link to={address}>{name}</Link>}>
        {hasMore && (
          <IconButton
            label={t`Reihenfolge und mehr für ${name}`}
            icon={<MoveIcon />}
            aria-expanded={isUnfolded}
            aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
            onClick={() => setUnfolded(!isUnfolded)}
          />
        )}
      </UploadRow>
      {isMovable && isUnfolded && <MoveButtons id={id} name={name} />}
      {canFinish && isUnfolded && (
        <Button size="small" variant="secondary" onClick={() => void finish(id)}>
          {t`Im Hintergrund fertigstellen`}
        </Button>
      )}
    </li>
  );
}
