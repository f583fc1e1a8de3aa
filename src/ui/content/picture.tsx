import { useState, type ReactNode } from 'react';
import { ScorePage } from '../ornaments/score-page.tsx';
import styles from './picture.module.css';

export interface PictureSource {
  url: string;
  width: number;
}

interface PictureProps {
  /** Without an address, or when it does not load, a drawing stands in. */
  src: string | undefined;
  /** The same picture in other widths (px). */
  sources?: readonly PictureSource[];
  /** How wide it is shown, as in `<img sizes>`. */
  sizes?: string;
  /** Empty for decoration. */
  alt: string;
  /** Size of the file, so that the place is kept while it loads. */
  width?: number | undefined;
  height?: number | undefined;
  /** Shape of the frame, for example `3 / 4`; otherwise the picture's own. */
  ratio?: string;
  /** `cover` fills the frame, `contain` shows all of the picture on a mat. */
  fit?: 'cover' | 'contain';
  /** The largest picture of the first screen: loaded at once, before others. */
  priority?: boolean;
  placeholder?: ReactNode;
}

export function Picture(props: PictureProps) {
  const { src, sources = [], sizes, alt, width, height, ratio, fit = 'cover', priority = false, placeholder } = props;
  const [failed, setFailed] = useState<string>();
  const frame = ratio === undefined ? undefined : { aspectRatio: ratio };
  if (!src || failed === src) {
    return (
      <span
        className={styles['frame']}
        data-fit="contain"
        style={frame}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <span className={styles['placeholder']}>{placeholder ?? <ScorePage seed={alt.length + 3} />}</span>
      </span>
    );
  }
  return (
    <span className={styles['frame']} data-fit={fit} style={frame}>
      <img
        src={src}
        srcSet={sources.length > 0 ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined}
        sizes={sources.length > 0 ? (sizes ?? '100vw') : undefined}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        onError={() => setFailed(src)}
      />
    </span>
  );
}
