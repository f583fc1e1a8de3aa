import type { ReactElement } from 'react';
import type { Media } from '#store-api/schemas/media.ts';
import styles from './method-picture.module.css';

/** The mark of a payment provider or carrier, or our own sign where the shop has none. */
export function MethodPicture({ media, sign }: { media: Media | null; sign: ReactElement }): ReactElement {
  if (!media?.url) return sign;
  return <img className={styles['mark']} src={media.thumbnails[0]?.url ?? media.url} alt="" loading="lazy" />;
}
