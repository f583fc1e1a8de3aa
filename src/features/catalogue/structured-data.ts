import { productPath } from '#store-api/catalogue/content-path.ts';
import type { ProductListing } from '#store-api/schemas/product-listing.ts';
import type { TrailStep } from './places/trail.ts';

/** Absolute addresses for search engines. */
export interface Addresses {
  /** Of the page itself. */
  readonly url: string;
  /** Scheme, host and locale prefix, without a trailing slash. */
  readonly base: string;
}

/** Names at both ends of the way down: of the home page and of the page itself. */
export interface TrailEnds {
  readonly home: string;
  readonly page: string;
}

/** schema.org BreadcrumbList: the way down from the home page, the page last (SEO-06). */
export function breadcrumbData(trail: readonly TrailStep[], { home, page }: TrailEnds, addresses: Addresses): object {
  const { url, base } = addresses;
  const steps = trail.map((step) => ({ name: step.name, item: base + step.path }));
  const items = [{ name: home, item: `${base}/` }, ...steps, { name: page, item: url }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      item: entry.item,
    })),
  };
}

/** schema.org ItemList: the articles of one page of a listing, numbered through all its pages (SEO-06). */
export function itemListData({ elements, page, limit }: ListedPage, { base }: Pick<Addresses, 'base'>): object {
  const before = (page - 1) * limit;
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: elements.map((product, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: product.name,
      url: base + productPath(product),
    })),
  };
}

type ListedPage = Pick<ProductListing, 'elements' | 'page' | 'limit'>;

/** schema.org WebSite: what the site is called, and how a search engine's own box asks it (SEO-06). */
export function webSiteData(name: string, locale: string, { base }: Pick<Addresses, 'base'>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    inLanguage: locale,
    url: `${base}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${base}/search?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** schema.org Organization with its site (SEO-06). */
export function organisationData(brand: Organisation, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.company,
    url: origin,
    ...(brand.email === '' ? {} : { email: brand.email }),
  };
}

interface Organisation {
  readonly name: string;
  readonly company: string;
  readonly email: string;
}
