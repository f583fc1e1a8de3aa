import * as z from 'zod/mini';
import { mediaSchema } from '../schemas/media.ts';
import { flagOr, forgiving, listOf, orNull } from '../schemas/tolerant.ts';
import { flagSetting, numberSetting, textSetting } from './cms-config.ts';

/** An image with an optional link; `url` is as the editor typed it. */
const cmsImageSchema = z.object({ url: orNull(z.string()), newTab: flagOr(false), media: orNull(mediaSchema) });
export type CmsImage = z.infer<typeof cmsImageSchema>;

const imageConfigShape = {
  /** `standard`, `cover`, `contain` or `stretch`. */
  displayMode: textSetting,
  /** CSS length. */
  minHeight: textSetting,
  verticalAlign: textSetting,
};

export const imageElement = {
  data: z._default(z.nullable(cmsImageSchema), null),
  config: z.object({ ...imageConfigShape, horizontalAlign: textSetting }),
};

export const manufacturerLogoElement = {
  data: z._default(
    z.nullable(z.extend(cmsImageSchema, { manufacturer: orNull(z.object({ name: orNull(z.string()) })) })),
    null,
  ),
  config: z.object(imageConfigShape),
};

export const imageGalleryElement = {
  data: z._default(z.nullable(z.object({ sliderItems: listOf(cmsImageSchema) })), null),
  config: z.object({
    ...imageConfigShape,
    navigationArrows: textSetting,
    navigationDots: textSetting,
    galleryPosition: textSetting,
    zoom: flagSetting,
    fullScreen: flagSetting,
  }),
};

export const imageSliderElement = {
  data: imageGalleryElement.data,
  config: z.object({
    ...imageConfigShape,
    navigationArrows: textSetting,
    navigationDots: textSetting,
    autoSlide: flagSetting,
    /** Milliseconds. */
    autoplayTimeout: numberSetting,
    /** Milliseconds. */
    speed: numberSetting,
  }),
};

/** YouTube and Vimeo; the data is the preview image. Nothing may load from them before the shopper agreed. */
export const videoElement = {
  data: imageElement.data,
  config: z.object({
    videoID: textSetting,
    displayMode: textSetting,
    needsConfirmation: flagSetting,
    loop: flagSetting,
    /** YouTube; on unless switched off. */
    showControls: forgiving(z._default(z.boolean(), true), true),
    /** Vimeo; on unless switched off. */
    controls: forgiving(z._default(z.boolean(), true), true),
    /** Seconds. */
    start: numberSetting,
    /** Seconds. */
    end: numberSetting,
  }),
};
