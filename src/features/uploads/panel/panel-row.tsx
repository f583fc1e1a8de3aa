import { memo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isUnderWay } from '#file-storage/machine/upload-machine.ts';
import { wholeUploadLimit } from '#file-storage/upload-whole.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MoveIcon } from '#ui/icons/edit-icons.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import { MoveButtons } from '../screen/move-buttons.tsx';
import { finishInBackgroundAtom, moveUploadAtom } from '../upload-atoms.ts';
import { UploadRow } from '../screen/upload-row.tsx';
import type { UploadView } from '../upload-view.ts';
import styles from './upload-panel.module.css';

/** The address of what an upload belongs to. */
export type LinkOf = (uploadId: string) => string | undefined;

interface PanelRowProps {
  upload: UploadView;
  linkOf: LinkOf;
  isMovable: boolean;
  /** Told which upload is gone. */
  onRemoved: (id: string) => void;
}

/** An upload in the panel: its row, a link to its job and, unfolded on demand, the buttons that change its turn or leave it to the browser. */
export const PanelRow = memo(function PanelRow(props: PanelRowProps): ReactElement {
  const { upload, linkOf, isMovable, onRemoved } = props;
  const { t } = useLingui();
  const finish = useSetAtom(finishInBackgroundAtom);
  const move = useSetAtom(moveUploadAtom);
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, name } = upload;
  const address = linkOf(id);
  const canFinish = canFinishInBackground(upload);
  const hasMore = isMovable || canFinish;
  const moveByKey = (event: KeyboardEvent): void => {
    const to = event.key === 'ArrowUp' ? 'earlier' : event.key === 'ArrowDown' ? 'later' : undefined;
    if (!isMovable || !event.altKey || !to) return;
    event.preventDefault();
    void move({ id, to });
  };
  return (
    // The keys are a shortcut for the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li className={styles['row']} onKeyDown={moveByKey}>
      <UploadRow
        upload={upload}
        onRemoved={() => onRemoved(id)}
        title={address && <ShopLink to={address}>{name}</ShopLink>}
      >
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
});

/** Whether the browser could send the rest of an upload by itself, also when all windows are closed (Chromium). */
function canFinishInBackground({ copy, state, size, inBackground }: UploadView): boolean {
  const isAble = 'BackgroundFetchManager' in globalThis && !inBackground;
  return isAble && copy === 'complete' && size > wholeUploadLimit && isUnderWay(state);
}
