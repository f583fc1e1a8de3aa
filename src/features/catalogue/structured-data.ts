import type { ProductContent } from './load-product.ts';
import { singlePrice } from './product/product-prices.ts';
import type { TrailStep } from './trail.ts';

/** Absolute addresses for search engines. */
export interface Addresses {
  /** Of the page itself. */
  readonly url: string;
  /** Scheme, host and locale prefix, without a trailing slash. */
  readonly base: string;
}

/** schema.org BreadcrumbList: the way down to a page, the page last (SEO-06). */
export function breadcrumbData(trail: readonly TrailStep[], name: string, { url, base }: Addresses): object {
  const items = [...trail.map((step) => ({ name: step.name, item: base + step.path })), { name, item: url }];
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

/** schema.org Product: the price is that of one piece, as the page shows it; ratings only where reviews are shown (SEO-05). */
export function productData({ product, reviews }: ProductContent, currency: string, { url }: Addresses): object {
  const images = [product.cover, ...product.media].flatMap((media) => (media?.url ? [media.url] : []));
  const rated = reviews.total > 0 && product.ratingAverage !== null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.productNumber,
    image: [...new Set(images)],
    ...(product.metaDescription === null ? {} : { description: product.metaDescription }),
    ...(product.ean === null ? {} : { gtin: product.ean }),
    ...(product.manufacturer === null ? {} : { brand: { '@type': 'Brand', name: product.manufacturer.name } }),
    ...(rated
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.ratingAverage,
            reviewCount: reviews.total,
          },
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: singlePrice(product).amount.toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
