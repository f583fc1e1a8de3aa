import type { NavigationItem } from './navigation.ts';

interface ProductWithPath {
  readonly id: string;
  readonly seoPath: string | null;
}

/** Path of a product: `/{seoPathInfo}`, or `/detail/{id}` without one (specification section 2). */
export function productPath({ id, seoPath }: ProductWithPath): string {
  return seoPath === null ? `/detail/${id}` : `/${seoPath}`;
}

/**
 * Where a menu entry leads: a path of the shop, an address elsewhere, or `null` for a folder, which only groups entries
 * (specification section 2). The root category has no SEO path; it is the home page.
 */
export function navigationPath(item: NavigationItem): string | null {
  if (item.type === 'folder') return null;
  if (item.type === 'link') return item.externalLink ?? internalPath(item);
  if (item.seoPath !== null) return `/${item.seoPath}`;
  return item.parentId === null ? '/' : `/navigation/${item.id}`;
}

function internalPath({ seoPath, linkType, internalLink }: NavigationItem): string | null {
  if (seoPath !== null) return `/${seoPath}`;
  if (internalLink === null) return null;
  if (linkType === 'category') return `/navigation/${internalLink}`;
  if (linkType === 'product') return `/detail/${internalLink}`;
  return linkType === 'landing_page' ? `/landingPage/${internalLink}` : null;
}
