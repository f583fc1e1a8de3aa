import * as z from 'zod/mini';
import { mediaSchema } from '../schemas/media.ts';
import { flagOr, forgiving, listOf, numberOr, objectOr, orNull, textOr } from '../schemas/tolerant.ts';
import { textSetting } from './cms-config.ts';
import { cmsSlotSchema, type CmsSlot } from './cms-slot.ts';

const visibilitySchema = z.object({ mobile: flagOr(true), tablet: flagOr(true), desktop: flagOr(true) });

const frameShape = {
  position: numberOr(0),
  /** Name of the layout, such as `image-text` or `sidebar`. */
  type: z.string(),
  cssClass: orNull(z.string()),
  backgroundColor: orNull(z.string()),
  backgroundMedia: orNull(mediaSchema),
  /** `cover`, `auto` or `contain`. */
  backgroundMediaMode: orNull(z.string()),
  /** `null`: visible everywhere. */
  visibility: orNull(visibilitySchema),
};

const cmsBlockSchema = z.object({
  ...frameShape,
  /** `main` or `sidebar`. */
  sectionPosition: textOr('main'),
  marginTop: orNull(z.string()),
  marginBottom: orNull(z.string()),
  marginLeft: orNull(z.string()),
  marginRight: orNull(z.string()),
  slots: listOf(cmsSlotSchema),
});
export type CmsBlock = z.infer<typeof cmsBlockSchema>;

const cmsSectionSchema = z.object({
  ...frameShape,
  /** `boxed` or `full_width`. */
  sizingMode: textOr('boxed'),
  /** What becomes of the sidebar on small screens: `wrap` or `hidden`. */
  mobileBehavior: textOr('wrap'),
  blocks: listOf(cmsBlockSchema),
});
export type CmsSection = z.infer<typeof cmsSectionSchema>;

/** As elements have them, `{value}`, or bare: no editor of Shopware's own writes those of a page. */
const pageSetting = z.pipe(
  z.transform((setting: unknown) =>
    typeof setting === 'object' && setting !== null && 'value' in setting ? setting.value : setting,
  ),
  textSetting,
);

const pageSettingsSchema = z.object({
  /** CSS length; `null` for what is none. */
  minHeight: z.pipe(
    pageSetting,
    z.transform((height) => (/^\d+(?:\.\d+)?(?:px|rem|em|vh|vw)$/.test(height ?? '') ? height : null)),
  ),
  /** How pictures fill their place that say nothing themselves; `null` is as usual (specification section 2). */
  displayMode: pageSetting,
});

const bareSchema = z.object({
  id: z.string(),
  /** `page`, `landingpage`, `product_list` or `product_detail`. */
  type: textOr('page'),
  cssClass: orNull(z.string()),
  backgroundColor: orNull(z.string()),
  config: forgiving(objectOr(pageSettingsSchema), { minHeight: null, displayMode: null }),
  sections: listOf(cmsSectionSchema),
});

/** A content page. Sections and blocks have no id in 6.6: their position is their key. */
export const cmsPageSchema = z.pipe(
  bareSchema,
  z.transform((page) => {
    for (const { blocks } of page.sections) {
      for (const { slots } of blocks) for (const slot of slots) fillPicture(slot, page.config.displayMode);
    }
    return page;
  }),
);
export type CmsPage = z.infer<typeof cmsPageSchema>;

function fillPicture(slot: CmsSlot, displayMode: string | null): void {
  if (slot.kind === 'image' || slot.kind === 'image-gallery' || slot.kind === 'image-slider') {
    slot.config.displayMode ??= displayMode;
  }
}
