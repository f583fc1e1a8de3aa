import { useRef, type ReactElement, type RefObject } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsImage } from '#store-api/cms/cms-image.ts';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { useCmsPage } from '../cms-page-context.ts';
import { ContentAnchor } from '../content-anchor.tsx';
import { heightOf } from './image-height.ts';
import styles from './image-strip-element.module.css';

type StripSlot = CmsSlotOf<'image-gallery' | 'image-slider'>;
type Shown = CmsImage & { readonly media: NonNullable<CmsImage['media']> };

/**
 * Pictures in a row that scrolls by touch, wheel, or arrow keys once it has the focus; arrows, dots, small pictures and
 * enlarging come when the page stands.
 */
export function ImageStripElement({ slot }: { slot: StripSlot }): ReactElement | null {
  const { t } = useLingui();
  const { firstPictureSlot } = useCmsPage();
  const strip = useRef<HTMLDivElement>(null);
  const items = slot.data?.sliderItems.filter(hasMedia) ?? [];
  if (items.length === 0) return null;
  const { config } = slot;
  const first = firstPictureSlot === slot.id;
  const several = items.length > 1;
  const besides = slot.kind === 'image-gallery' && several && slot.config.galleryPosition !== 'underneath';
  return (
    <div className={styles['gallery']} data-thumbnails={besides ? 'left' : undefined}>
      <div
        ref={strip}
        className={styles['strip']}
        role="group"
        aria-label={t`Bilder`}
        // A region that scrolls must be reachable (WCAG 2.1.1).
        {...(several && { tabIndex: 0 })}
      >
        {items.map((item, index) => (
          <div
            key={item.media.id}
            className={styles['item']}
            data-mode={config.displayMode ?? 'standard'}
            style={heightOf(config.minHeight)}
          >
            <ContentAnchor href={item.url ?? undefined} newTab={item.newTab}>
              <MediaPicture media={item.media} sizes="(min-width: 40rem) 75vw, 100vw" priority={index === 0 && first} />
            </ContentAnchor>
            {slot.kind === 'image-gallery' && (slot.config.zoom || slot.config.fullScreen) && (
              <LatePart load={loadZoom} props={{ media: item.media, zoom: slot.config.zoom }} />
            )}
          </div>
        ))}
      </div>
      {several && (
        <div className={styles['controls']}>
          <Controls slot={slot} items={items} strip={strip} />
        </div>
      )}
    </div>
  );
}

const loadZoom = async () => (await import('./picture-zoom.tsx')).PictureZoom;

function hasMedia(item: CmsImage): item is Shown {
  return item.media !== null;
}

interface ControlsProps {
  slot: StripSlot;
  items: readonly Shown[];
  strip: RefObject<HTMLDivElement | null>;
}

const defaultAutoplayMs = 5000;

function Controls({ slot, items, strip }: ControlsProps): ReactElement {
  const labels = useStripLabels();
  const { navigationArrows, navigationDots } = slot.config;
  const small = items.map(({ media }) => (
    <MediaPicture key={media.id} media={media} alt="" ratio="1 / 1" fit="snug" sizes="4rem" />
  ));
  const turning =
    slot.kind === 'image-slider' && slot.config.autoSlide ? slot.config.autoplayTimeout || defaultAutoplayMs : null;
  return (
    <LatePart
      load={loadControls}
      props={{
        strip,
        labels,
        arrows: navigationArrows !== 'none',
        dots: slot.kind === 'image-gallery' ? small : navigationDots !== 'none',
        autoplayMs: turning,
        place: slot.kind === 'image-slider' && navigationArrows === 'inside' ? 'inside' : 'outside',
      }}
    />
  );
}

const loadControls = async () => (await import('#ui/strip/strip-controls.tsx')).StripControls;

function useStripLabels() {
  const { t } = useLingui();
  return {
    previous: t`Vorheriges Bild`,
    next: t`Nächstes Bild`,
    pause: t`Automatik anhalten`,
    play: t`Von selbst weiterblättern`,
    show: (number: number) => t`Bild ${number} zeigen`,
  };
}
