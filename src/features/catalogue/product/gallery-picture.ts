import type { BookPage } from '#store-api/catalogue/product.ts';
import type { PictureFile } from '#ui/content/media-picture.tsx';

/** A picture of a product. */
export interface GalleryPicture extends PictureFile {
  readonly id: string;
  /** Set on pages that can be read before buying. */
  readonly page: BookPage | null;
}
