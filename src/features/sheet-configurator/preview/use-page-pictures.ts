import { useEffect, useState } from 'react';
import type { ScoreFile } from '../jobs/use-score-file.ts';
import { PagePictures } from './page-pictures.ts';

/** The pictures of a file as long as the screen is open. */
export function usePagePictures(file: ScoreFile): PagePictures | undefined {
  const [pictures, setPictures] = useState<PagePictures>();
  useEffect(() => {
    if (!(file instanceof File)) return undefined;
    const opened = new PagePictures(file);
    setPictures(opened);
    return () => opened.close();
  }, [file]);
  return pictures;
}
