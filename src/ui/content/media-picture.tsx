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
  fit?: 'cover' | 'contain';
  priority?: boolean;
  placeholder?: ReactNode;
}

/** A picture in the width the place needs: the browser chooses among the file's smaller copies. */
export function MediaPicture({ media, alt = media?.alt ?? '', ...look }: MediaPictureProps) {
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
