import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { useCmsPage } from '../cms-page-context.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import styles from './image-strip-element.module.css';

/** Pictures in a row that scrolls: by touch, wheel, or arrow keys once it has the focus. Nothing moves by itself. */
export function ImageStripElement({
  slot,
}: {
  slot: CmsSlotOf<'image-gallery' | 'image-slider'>;
}): ReactElement | null {
  const { t } = useLingui();
  const { firstPictureSlot } = useCmsPage();
  const items = slot.data?.sliderItems.filter(({ media }) => media !== null) ?? [];
  if (items.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable (WCAG 2.1.1)
    <div className={styles['strip']} role="region" aria-label={t`Bilder`} tabIndex={items.length > 1 ? 0 : undefined}>
      {items.map((item, index) => (
        <div key={item.media?.id ?? index} className={styles['item']} data-single={items.length === 1 || undefined}>
          <ContentAnchor href={item.url ?? undefined} newTab={item.newTab}>
            <MediaPicture
              media={item.media}
              sizes="(min-width: 40rem) 60vw, 90vw"
              priority={index === 0 && firstPictureSlot === slot.id}
            />
          </ContentAnchor>
        </div>
      ))}
    </div>
  );
}
