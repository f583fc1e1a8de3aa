import { useState, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { Button } from '#ui/actions/button.tsx';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { EyeIcon } from '#ui/icons/action-icons.tsx';
import type { GalleryPicture } from './gallery-picture.ts';
import styles from './product-gallery.module.css';

interface ProductGalleryProps {
  name: string;
  pictures: readonly GalleryPicture[];
}

/** The pictures of a product: one large, the others to choose from, all of them over the whole screen. */
export function ProductGallery({ name, pictures }: ProductGalleryProps): ReactElement {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = pictures[index] ?? pictures[0] ?? null;
  const alt = shown?.alt || name;
  if (shown === null) return <MediaPicture media={null} alt={name} ratio="4 / 5" />;
  const count = pictures.filter(({ page }) => page !== null).length;
  return (
    <div className={styles['gallery']} data-alone={pictures.length === 1 || undefined}>
      <button
        type="button"
        className={styles['main']}
        aria-label={t`${alt} vergrößern`}
        onClick={() => setOpened(index)}
      >
        <MediaPicture
          media={shown}
          alt={alt}
          ratio="1 / 1"
          fit="snug"
          sizes={`(min-width: 44rem) min(45vw, 40rem), ${pictures.length > 1 ? '9.25rem' : '20rem'}`}
          priority={index === 0}
        />
      </button>
      {pictures.length > 1 && <Choices pictures={pictures} index={index} onChoose={setIndex} />}
      {count > 0 && (
        <Button
          variant="secondary"
          className={styles['inside']}
          onClick={() => setOpened(pictures.findIndex(({ page }) => page !== null))}
        >
          <EyeIcon /> {t`Ins Heft schauen: ${plural(count, { one: '# Seite', other: '# Seiten' })}`}
        </Button>
      )}
      {opened !== null && (
        <LatePart load={loadReader} props={{ name, pictures, start: opened, onClose: () => setOpened(null) }} />
      )}
    </div>
  );
}

const loadReader = async () => (await import('./look-inside/page-reader.tsx')).PageReader;

interface ChoicesProps {
  pictures: readonly GalleryPicture[];
  index: number;
  onChoose: (index: number) => void;
}

function Choices({ pictures, index, onChoose }: ChoicesProps): ReactElement {
  const { t } = useLingui();
  return (
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
              onClick={() => onChoose(position)}
            >
              <MediaPicture media={picture} alt="" ratio="1 / 1" fit="snug" sizes="5rem" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
