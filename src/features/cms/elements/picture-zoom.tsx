import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MediaPicture, type PictureFile } from '#ui/content/media-picture.tsx';
import { SearchIcon } from '#ui/icons/frame-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import styles from './picture-zoom.module.css';

interface PictureZoomProps {
  media: PictureFile;
  /** A press shows it in its true size, to be moved about. */
  zoom: boolean;
}

/** A picture over the whole screen; with `zoom`, in its true size too. */
export function PictureZoom({ media, zoom }: PictureZoomProps): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [large, setLarge] = useState(false);
  const name = media.alt || t`Bild`;
  const picture = <MediaPicture media={media} sizes={large ? `${media.width ?? 1600}px` : '90vw'} />;
  return (
    <div className={styles['zoom']}>
      <IconButton
        variant="secondary"
        label={t`${name} vergrößern`}
        icon={<SearchIcon />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title={name} closeLabel={t`Schließen`} size="large">
        {zoom ? (
          <button
            type="button"
            className={styles['picture']}
            aria-pressed={large}
            aria-label={t`In voller Größe zeigen`}
            onClick={() => setLarge(!large)}
          >
            {picture}
          </button>
        ) : (
          picture
        )}
      </Dialog>
    </div>
  );
}
