import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { cmsPageSchema } from '../cms/cms-page.ts';
import { listingParameters, type ListingQuery } from './listing-query.ts';
import { mediaSchema } from '../schemas/media.ts';
import { flattenProduct, productCardShape } from '../schemas/product-card.ts';
import { productFieldsSchema } from '../schemas/product-fields.ts';
import { chosenOptionSchema, propertyGroupSchema } from '../schemas/property-group.ts';
import { flagOr, forgiving, listOf, numberOr, objectOr, orNull, textOr } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

const manufacturerSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    link: orNull(z.string()),
    /** Plain text or HTML; holds the address product safety law asks for (Regulation (EU) 2023/988, Art. 19). */
    description: orNull(z.string()),
    media: orNull(mediaSchema),
  },
  ['name', 'description'],
);

/** What a shop notes on a picture that shows a page of the article itself; other shops keep other fields here. */
const pageFieldsSchema = objectOr(
  z.object({
    look_inside: flagOr(false),
    /** Its number in the book, and how many pages the book has. */
    look_inside_page: orNull(z.number()),
    look_inside_pages: orNull(z.number()),
  }),
);
const noPage = { look_inside: false, look_inside_page: null, look_inside_pages: null };

const galleryImageSchema = z.object({
  position: numberOr(0),
  media: orNull(mediaSchema),
  customFields: forgiving(pageFieldsSchema, noPage),
});

/** A page of the article that can be read before buying; numbers are `null` where the shop does not tell them. */
export interface BookPage {
  readonly number: number | null;
  readonly of: number | null;
}

const gallerySchema = z.pipe(
  listOf(galleryImageSchema),
  z.transform((images) =>
    images
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ media, customFields: fields }) => {
        if (media === null) return [];
        const page: BookPage | null = fields.look_inside
          ? { number: fields.look_inside_page, of: fields.look_inside_pages }
          : null;
        return [{ ...media, page }];
      }),
  ),
);

const seoCategorySchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    breadcrumb: listOf(z.string()),
    /** Ids of the categories above, `|root|…|`. */
    path: orNull(z.string()),
  },
  ['name', 'breadcrumb'],
);

const productSchema = z.pipe(
  translatedObject(
    {
      ...productCardShape,
      /** HTML the shop has sanitised. */
      description: orNull(z.string()),
      metaTitle: orNull(z.string()),
      metaDescription: orNull(z.string()),
      keywords: orNull(z.string()),
      packUnit: orNull(z.string()),
      media: gallerySchema,
      manufacturer: orNull(manufacturerSchema),
      properties: listOf(chosenOptionSchema),
      /** Kilograms. */
      weight: orNull(z.number()),
      ean: orNull(z.string()),
      releaseDate: orNull(z.string()),
      /** Days until it can be delivered again. */
      restockTime: orNull(z.number()),
      downloads: listOf(z.object({ id: z.string(), media: orNull(mediaSchema) })),
      seoCategory: orNull(seoCategorySchema),
      cmsPage: orNull(cmsPageSchema),
      customFields: productFieldsSchema,
    },
    ['name', 'description', 'metaTitle', 'metaDescription', 'keywords', 'packUnit', 'customFields'],
  ),
  z.transform(flattenProduct),
);

/** A product with everything its own page shows. */
export type Product = z.infer<typeof productSchema>;

const productDetailSchema = z.object({ product: productSchema, configurator: listOf(propertyGroupSchema) });

/** A product and the groups its variants are chosen by; `configurator` is empty without variants. */
export type ProductDetail = z.infer<typeof productDetailSchema>;

/** 6.6 forgets the SEO paths of a product with a content page unless they are asked for. */
const detailAssociations = {
  media: {},
  manufacturer: { associations: { media: {} } },
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
  downloads: { associations: { media: {} } },
  seoUrls: {},
};

/**
 * A product. For the id of a product with variants the shop answers with its best variant, so `product.id` may differ. The
 * query applies to a product listing inside its content page.
 *
 * @throws {StoreApiError} 404 when there is none.
 */
export function getProduct(api: StoreApi, id: string, query: ListingQuery = {}): Promise<ProductDetail> {
  const body = { ...listingParameters(query), associations: detailAssociations };
  return ask(api, catalogueRead(pathTo`product/${id}`, body), productDetailSchema);
}
