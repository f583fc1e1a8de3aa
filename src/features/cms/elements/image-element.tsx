import type { ReactElement } from 'react';
import type { CmsImage } from '#store-api/cms/cms-image.ts';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { useCmsPage } from '../cms-page-context.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import { edgeOf } from '../layout/frame-look.ts';
import { heightOf } from './image-height.ts';
import styles from './image-element.module.css';

/** A picture, perhaps a link. `cover` and `stretch` fill the height the editor asked for, `standard` keeps the shape. */
export function ImageElement({ slot }: { slot: CmsSlotOf<'image' | 'manufacturer-logo'> }): ReactElement | null {
  const { firstPictureSlot } = useCmsPage();
  if (slot.data === null) return null;
  if (slot.data.media === null) return slot.kind === 'manufacturer-logo' ? <MakerName logo={slot.data} /> : null;
  const { displayMode, minHeight } = slot.config;
  const filling = displayMode === 'cover' || displayMode === 'stretch' || displayMode === 'contain';
  const across = slot.kind === 'image' ? edgeOf(slot.config.horizontalAlign) : undefined;
  return (
    <div
      className={styles['image']}
      data-mode={displayMode ?? 'standard'}
      data-across={across}
      style={filling ? heightOf(minHeight) : {}}
    >
      <LinkedPicture
        image={slot.data}
        alone={slot.slot === 'image'}
        cut={displayMode === 'cover'}
        priority={firstPictureSlot === slot.id}
      />
    </div>
  );
}

/** A maker without a logo is named. */
function MakerName({ logo }: { logo: CmsSlotOf<'manufacturer-logo'>['data'] & object }): ReactElement | null {
  const name = logo.manufacturer?.name;
  if (!name) return null;
  return (
    <p>
      {logo.url ? (
        <ContentAnchor href={logo.url} newTab={logo.newTab}>
          {name}
        </ContentAnchor>
      ) : (
        name
      )}
    </p>
  );
}

interface LinkedPictureProps {
  image: CmsImage;
  /** In its row; Shopware's blocks of one picture call its place `image`. */
  alone: boolean;
  cut: boolean;
  priority: boolean;
}

/** A link needs a name: the picture's description, or where it leads. */
function LinkedPicture({ image, alone, ...way }: LinkedPictureProps): ReactElement {
  const { url, newTab, media } = image;
  const sizes = way.cut ? coveringWidth(media, alone) : '(min-width: 40rem) 75vw, 92vw';
  const picture = <MediaPicture media={media} sizes={sizes} placeholder={<span />} {...way} />;
  if (!url) return picture;
  const name = media?.alt ? {} : { 'aria-label': url };
  return (
    <ContentAnchor href={url} newTab={newTab} {...name}>
      {picture}
    </ContentAnchor>
  );
}

/** What covers its column and the least height that editors ask for has that height; up to 24rem where the words beside it are long. */
function coveringWidth(media: CmsImage['media'], alone: boolean): string {
  const { width, height } = media ?? {};
  const tall = width && height ? `${Math.round((coveredHeight * width) / height)}px` : '0px';
  return `max(${tall}, min(${alone ? '94vw, 78rem' : '45vw, 37.5rem'}))`;
}

/** Pixels. */
const coveredHeight = 360;
