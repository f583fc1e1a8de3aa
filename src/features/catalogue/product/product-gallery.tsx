import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { MediaPicture, type PictureFile } from '#ui/content/media-picture.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  name: string;
  pictures: readonly (PictureFile & { readonly id: string })[];
}

/** The pictures of a product: one large, the others to choose from, and the large one over the whole screen. */
export function ProductGallery({ name, pictures }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const shown = pictures[index] ?? pictures[0] ?? null;
  const alt = shown?.alt || name;
  if (shown === null) return <MediaPicture media={null} alt={name} ratio="4 / 5" />;
  return (
    <div className={styles['gallery']}>
      <button
        type="button"
        className={styles['main']}
        aria-label={t`${alt} vergrößern`}
        onClick={() => setEnlarged(true)}
      >
        <MediaPicture
          media={shown}
          alt={alt}
          ratio="1 / 1"
          fit="snug"
          sizes="(min-width: 60rem) 40rem, 100vw"
          priority={index === 0}
        />
      </button>
      {pictures.length > 1 && (
        <ul className={styles['choices']} aria-label={t`Bilder`}>
          {pictures.map((picture, position) => {
            const number = position + 1;
            return (
              <li key={picture.id}>
                <button
                  type="button"
                  className={styles['choice']}
                  aria-label={t`Bild ${number} zeigen`}
                  aria-current={position === index}
                  onClick={() => setIndex(position)}
                >
                  <MediaPicture media={picture} alt="" ratio="1 / 1" fit="snug" sizes="5rem" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Dialog open={enlarged} onClose={() => setEnlarged(false)} title={name} closeLabel={t`Schließen`} size="large">
        {enlarged && (
          <div className={styles['large']}>
            <MediaPicture media={shown} alt={alt} sizes="90vw" />
          </div>
        )}
      </Dialog>
    </div>
  );
}
