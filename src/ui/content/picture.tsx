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
  /** How wide it is shown, as in `<img sizes>`: for what is loaded at once, and for browsers that do not measure by themselves. */
  sizes?: string;
  /** Whether its file has to be larger than its place, because much is cut off: then nobody measures the place. */
  cut?: boolean;
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

export function Picture({ ratio, fit = 'cover', placeholder, ...image }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const frame = ratio === undefined ? undefined : { aspectRatio: ratio };
  const { src, alt } = image;
  if (!src || failed === src) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return (
      <span className={styles['frame']} style={frame} {...name}>
        <span className={styles['placeholder']}>{placeholder ?? <ScorePage seed={alt.length + 3} />}</span>
      </span>
    );
  }
  return (
    <span className={styles['frame']} data-fit={fit} style={frame}>
      <Image {...image} src={src} onError={() => setFailed(src)} />
    </span>
  );
}

interface ImageProps extends Omit<PictureProps, 'src' | 'ratio' | 'fit' | 'placeholder'> {
  src: string;
  onError: () => void;
}

function Image({ sources, sizes = '100vw', cut = false, priority = false, alt, ...image }: ImageProps) {
  const srcSet = sources?.map(({ url, width }) => `${url} ${width}w`).join(', ');
  const loading = priority
    ? ({ loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  // A picture that is loaded when it comes near has its place by then. Without its own size it would have none.
  const measured = !priority && !cut && image.width !== undefined && image.height !== undefined;
  // `sizes` and `srcset` stand before `src`: Safari may otherwise fetch the wrong file first.
  return (
    <img alt={alt} {...(srcSet && { sizes: measured ? `auto, ${sizes}` : sizes, srcSet })} {...loading} {...image} />
  );
}
