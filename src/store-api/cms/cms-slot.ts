import * as z from 'zod/mini';
import { forgiving, orNull } from '../schemas/tolerant.ts';
import { cmsConfigSchema } from './cms-config.ts';
import {
  imageElement,
  imageGalleryElement,
  imageSliderElement,
  manufacturerLogoElement,
  videoElement,
} from './cms-image.ts';
import {
  buyBoxElement,
  crossSellingElement,
  descriptionReviewsElement,
  productBoxElement,
  productListingElement,
  productSliderElement,
} from './cms-product.ts';
import { formElement, plainElement, textElement } from './cms-text.ts';

interface ElementSchemas<Data extends z.ZodMiniType, Config extends z.ZodMiniType> {
  readonly data: Data;
  readonly config: Config;
}

function slotOf<Kind extends string, Data extends z.ZodMiniType, Config extends z.ZodMiniType>(
  kind: Kind,
  { data, config }: ElementSchemas<Data, Config>,
) {
  return z.object({
    id: z.string(),
    /** Place in the block, such as `left`. */
    slot: z.string(),
    type: z.string(),
    kind: z.literal(kind),
    data,
    config,
  });
}

/** The elements of Shopware's default layouts. What else a shop's plugins bring is `unknown`. */
const knownSlotSchema = z.discriminatedUnion('kind', [
  slotOf('text', textElement),
  slotOf('html', textElement),
  slotOf('product-name', textElement),
  slotOf('image', imageElement),
  slotOf('image-gallery', imageGalleryElement),
  slotOf('image-slider', imageSliderElement),
  slotOf('manufacturer-logo', manufacturerLogoElement),
  slotOf('youtube-video', videoElement),
  slotOf('vimeo-video', videoElement),
  slotOf('product-box', productBoxElement),
  slotOf('product-slider', productSliderElement),
  slotOf('product-listing', productListingElement),
  slotOf('buy-box', buyBoxElement),
  slotOf('product-description-reviews', descriptionReviewsElement),
  slotOf('cross-selling', crossSellingElement),
  slotOf('form', formElement),
  slotOf('sidebar-filter', plainElement),
  slotOf('category-navigation', plainElement),
]);

interface UnknownCmsSlot {
  id: string;
  slot: string;
  type: string;
  kind: 'unknown';
}

/** An element of a content page, told apart by `kind`. */
export type CmsSlot = z.infer<typeof knownSlotSchema> | UnknownCmsSlot;

/** One kind of element, for the component that draws it. */
export type CmsSlotOf<Kind extends CmsSlot['kind']> = Extract<CmsSlot, { readonly kind: Kind }>;

const slotAnswerSchema = z.object({
  id: z.string(),
  slot: z.string(),
  type: z.string(),
  config: cmsConfigSchema,
  translated: forgiving(z.object({ config: orNull(cmsConfigSchema) }), { config: null }),
  data: z.optional(z.unknown()),
});

/** Reads a slot. An element that does not parse is `unknown` too: one broken element must not take the page with it. */
export const cmsSlotSchema = z.pipe(
  slotAnswerSchema,
  z.transform(({ id, slot, type, config, translated, data }): CmsSlot => {
    const known = knownSlotSchema.safeParse({ id, slot, type, kind: type, data, config: translated.config ?? config });
    return known.success ? known.data : { id, slot, type, kind: 'unknown' };
  }),
);
