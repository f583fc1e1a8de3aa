import { createContext, useContext } from 'react';
import type { Size } from '#print/spec/paper-format.ts';
import type { PagePictures } from './page-pictures.ts';

export interface PreviewSource {
  /** Undefined while the file is not here: then only paper is shown. */
  pictures: PagePictures | undefined;
  /** Of the file's pages, in mm. */
  sizes: readonly Size[];
}

const PreviewContext = createContext<PreviewSource>({ pictures: undefined, sizes: [] });
export const PreviewProvider = PreviewContext.Provider;
export const usePreview = (): PreviewSource => useContext(PreviewContext);
