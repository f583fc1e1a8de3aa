import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { mediaIncludes, mediaSchema, type Media } from '../schemas/media.ts';
import { seoPathIncludes, seoPathSchema } from '../schemas/seo-path.ts';
import { flagOr, listOf, orNull, textOr } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

/** An entry of a menu. Where it leads: see `navigationPath`. */
export interface NavigationItem {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  /** `page`, `link` or `folder`. */
  readonly type: string;
  /** Of a link: `category`, `product`, `landing_page` or `external`. */
  readonly linkType: string | null;
  readonly internalLink: string | null;
  readonly externalLink: string | null;
  readonly linkNewTab: boolean;
  readonly seoPath: string | null;
  readonly breadcrumb: readonly string[];
  readonly media: Media | null;
  readonly children: readonly NavigationItem[];
}

const navigationItemShape = {
  id: z.string(),
  parentId: orNull(z.string()),
  name: textOr(''),
  type: textOr('page'),
  linkType: orNull(z.string()),
  internalLink: orNull(z.string()),
  externalLink: orNull(z.string()),
  linkNewTab: flagOr(false),
  seoUrls: seoPathSchema,
  breadcrumb: listOf(z.string()),
  media: orNull(mediaSchema),
  children: listOf(z.lazy((): z.ZodMiniType<NavigationItem> => navigationItemSchema)),
};

/** An entry of a menu, or a category outside of one. */
export const navigationItemSchema: z.ZodMiniType<NavigationItem> = z.pipe(
  translatedObject(navigationItemShape, [
    ...(['name', 'breadcrumb', 'linkType', 'internalLink', 'externalLink', 'linkNewTab'] as const),
  ]),
  z.transform(({ seoUrls, ...item }) => ({ ...item, seoPath: seoUrls })),
);

/** A menu without an entry is answered 204. */
const navigationSchema = z.pipe(
  z.nullish(z.array(navigationItemSchema)),
  z.transform((items) => items ?? []),
);

/** Trims the menu to what {@link NavigationItem} holds; a whole category carries its description and more. */
export const navigationIncludes = {
  category: [...Object.keys(navigationItemShape), 'translated'],
  ...mediaIncludes,
  ...seoPathIncludes,
};

/** A menu of the sales channel, or the id of the category a menu hangs from. */
export type NavigationRoot = 'main-navigation' | 'footer-navigation' | 'service-navigation' | (string & {});

interface NavigationOptions {
  /** Levels below the root. */
  readonly depth?: number;
  /** Category the shopper is in: its branch is delivered to the end. */
  readonly activeId?: string;
}

/** A menu as a tree; hidden and inactive entries are left out by the shop. @throws {StoreApiError} 404 for an unknown root. */
export function getNavigation(
  api: StoreApi,
  root: NavigationRoot,
  { depth = 2, activeId = root }: NavigationOptions = {},
): Promise<readonly NavigationItem[]> {
  const body = { depth, buildTree: true, associations: { media: {} }, includes: navigationIncludes };
  return ask(api, catalogueRead(pathTo`navigation/${activeId}/${root}`, body), navigationSchema);
}
