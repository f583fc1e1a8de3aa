import * as z from 'zod/mini';
import { seenThingOf } from '../kept/seen-thing.ts';
import { payloadAddress } from '../page-payload.ts';
import type { ReadPart, TakingPart } from './bring-taking.ts';

const pictureSchema = z.object({
  url: z.string(),
  width: z.nullable(z.number()),
  thumbnails: z.array(z.object({ url: z.string(), width: z.number() })),
});
type TakenPicture = z.infer<typeof pictureSchema>;

const cardSchema = z.object({ id: z.string(), seoPath: z.nullable(z.string()) });

const listingSchema = z.object({
  total: z.number(),
  limit: z.number(),
  page: z.number(),
  elements: z.array(cardSchema),
});

const slotSchema = z.object({ data: z.optional(z.unknown()) });
const cmsSchema = z.object({
  sections: z.array(z.object({ blocks: z.array(z.object({ slots: z.array(slotSchema) })) })),
});

const categorySchema = z.object({
  kind: z.literal('category'),
  listing: z.nullable(listingSchema),
  category: z.object({ cmsPage: z.nullable(cmsSchema) }),
});

const productSchema = z.object({
  kind: z.literal('product'),
  product: z.object({ cover: z.nullable(pictureSchema) }),
});

const payloadSchema = z.object({ loaderData: z.record(z.string(), z.unknown()) });
const movedSchema = z.object({ status: z.number(), location: z.string() });

/** How pages are taken along from here. */
export interface Pages {
  /** Of the shop, and where its pages in this language begin, such as `/en-GB`; empty for German. */
  readonly origin: string;
  readonly base: string;
  /** How wide a page of a product shows its picture on this device; pixels of the device. */
  readonly pictureWidth: number;
}

/** A category: every page of its listing, and everything on them. */
export function categoryParts(pages: Pages, path: string): readonly TakingPart[] {
  return [pagePart(pages, path, { counts: false })];
}

/** The page of a product, with its picture. @param path as its shop writes it, locale included */
export const productPart = (pages: Pages, path: string): TakingPart => pagePart(pages, path, { counts: true });

function pagePart(pages: Pages, path: string, { counts }: Pick<TakingPart, 'counts'>): TakingPart {
  const address = new URL(path, pages.origin);
  return {
    url: payloadAddress(address),
    type: 'json',
    counts,
    read: async (answer) => {
      const payload: unknown = await answer.json();
      const moved = movedSchema.safeParse(payload);
      if (moved.success && !payloadSchema.safeParse(payload).success) return movedTo(pages, moved.data.location);
      return readPage(pages, address, payload);
    },
  };
}

/** Where the page is now; with another shop it is not for us. */
function movedTo(pages: Pages, location: string): ReadPart {
  const isOwn = new URL(location, pages.origin).origin === pages.origin;
  return { isUseless: !isOwn, within: isOwn ? [pagePart(pages, location, { counts: false })] : [] };
}

function readPage(pages: Pages, address: URL, payload: unknown): ReadPart {
  // Further pages of a listing are not things of their own.
  const thing = address.search === '' ? seenThingOf(payload) : undefined;
  const data = payloadSchema.safeParse(payload);
  for (const content of data.success ? Object.values(data.data.loaderData) : []) {
    const product = productSchema.safeParse(content);
    if (product.success) return { thing, within: pictureParts(pages, product.data.product.cover) };
    const listing = listingIn(content);
    if (listing) return { thing, count: listing.total, further: listedParts(pages, address, listing) };
  }
  return { thing };
}

function listedParts(pages: Pages, address: URL, listing: z.infer<typeof listingSchema>): readonly TakingPart[] {
  const { total, limit, page, elements } = listing;
  const products = elements.map(({ id, seoPath }) => productPart(pages, `${pages.base}/${seoPath ?? `detail/${id}`}`));
  const last = page === 1 ? pageCount(total, Math.max(limit, 1)) : 1;
  const further = Array.from({ length: last - 1 }, (_, index) =>
    pagePart(pages, `${address.pathname}?p=${index + 2}`, { counts: false }),
  );
  return [...further, ...products];
}

/** An article that would stand alone on the last page is on the page before. */
const pageCount = (total: number, limit: number): number =>
  Math.max(1, Math.ceil(total / limit) - (limit > 1 && total > limit && total % limit === 1 ? 1 : 0));

function listingIn(content: unknown): z.infer<typeof listingSchema> | undefined {
  const page = categorySchema.safeParse(content);
  if (!page.success) return undefined;
  const { listing, category } = page.data;
  const slots = category.cmsPage?.sections.flatMap(({ blocks }) => blocks.flatMap(({ slots: own }) => own)) ?? [];
  const inContent = slots.map(({ data }) => z.object({ listing: listingSchema }).safeParse(data));
  return listing ?? inContent.find(({ success }) => success)?.data?.listing;
}

/** One size of a picture: the one the page of a product draws, which stands in for the smaller one of lists. */
function pictureParts({ origin, pictureWidth }: Pages, picture: TakenPicture | null): readonly TakingPart[] {
  if (picture === null) return [];
  const own = { url: picture.url, width: picture.width ?? Infinity };
  const sizes = [...picture.thumbnails, own].toSorted((one, other) => one.width - other.width);
  const size = sizes.find(({ width }) => width >= pictureWidth) ?? own;
  return [{ url: new URL(size.url, origin).href, type: 'image', counts: false, isLasting: true }];
}
