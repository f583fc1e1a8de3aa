import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';

/** A picture file as a shop describes it: sizes in pixels, `null` where they are not known. */
export interface PictureFile {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly thumbnails: readonly { readonly url: string; readonly width: number }[];
}

interface MediaPictureProps {
  media: PictureFile | null;
  /** Instead of the file's own description; empty for decoration. */
  alt?: string;
  sizes?: string;
  ratio?: string;
  /** `snug` fills the frame when little of the picture is lost by it, and shows all of it otherwise. */
  fit?: 'cover' | 'contain' | 'snug';
  cut?: boolean;
  priority?: boolean;
  placeholder?: ReactNode;
}

/** A picture in the width the place needs: the browser chooses among the file's smaller copies. */
export function MediaPicture({ media, alt = media?.alt ?? '', fit = 'cover', ...frame }: MediaPictureProps) {
  const look = { ...frame, fit: fit === 'snug' ? snugFit(media, frame.ratio) : fit };
  if (media === null) return <Picture src={undefined} alt={alt} {...look} />;
  const { url, width, height, thumbnails } = media;
  const own = width === null ? [] : [{ url, width }];
  return (
    <Picture
      src={url}
      sources={thumbnails.length === 0 ? [] : [...thumbnails, ...own]}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={alt}
      {...look}
    />
  );
}

/** How much narrower or flatter than its frame a picture may be to be cut to it. */
const tolerance = 0.3;

function snugFit(media: PictureFile | null, ratio: string | undefined): 'cover' | 'contain' {
  const [across = 1, down = 1] = (ratio ?? '').split('/').map(Number);
  if (!media?.width || !media.height || !ratio) return 'contain';
  const difference = media.width / media.height / (across / down);
  return Math.max(difference, 1 / difference) <= 1 + tolerance ? 'cover' : 'contain';
}
