import { productPath } from '#store-api/catalogue/content-path.ts';
import type { DeliveryTime } from '#store-api/schemas/delivery-time.ts';
import type { ProductContent, Sibling } from './load-product.ts';
import { singlePrice } from './product/product-prices.ts';
import type { Addresses } from './structured-data.ts';

interface SaleFacts {
  readonly currency: string;
  readonly addresses: Addresses;
}

/**
 * schema.org Product, or ProductGroup with its variants: prices are those of one piece, as the page shows them; ratings
 * only where reviews are shown (SEO-05).
 */
export function productData(content: ProductContent, sale: SaleFacts): object {
  const { product, siblings, variantGroups } = content;
  const about = { '@context': 'https://schema.org', ...describe(content) };
  if (product.parentId === null || siblings.length === 0) {
    const { url } = sale.addresses;
    return {
      ...about,
      '@type': 'Product',
      sku: product.productNumber,
      ...gtin(content),
      offers: offer({ ...product, price: singlePrice(product).amount }, url, sale),
    };
  }
  return {
    ...about,
    '@type': 'ProductGroup',
    productGroupID: product.parentId,
    url: sale.addresses.url,
    variesBy: variantGroups.map(({ name }) => name),
    hasVariant: siblings.map((sibling) => variant(content, sibling, sale)),
  };
}

function describe({ product, reviews }: ProductContent): object {
  const images = [product.cover, ...product.media].flatMap((media) => (media?.url ? [media.url] : []));
  const { ratingAverage, metaDescription, manufacturer } = product;
  return {
    name: product.name,
    image: [...new Set(images)],
    ...(metaDescription === null ? {} : { description: metaDescription }),
    ...(manufacturer === null ? {} : { brand: { '@type': 'Brand', name: manufacturer.name } }),
    ...(reviews.total > 0 && ratingAverage !== null ? { aggregateRating: rating(ratingAverage, reviews.total) } : {}),
  };
}

const gtin = ({ product: { ean } }: ProductContent): object => (ean === null ? {} : { gtin: ean });

/** To a tenth, as the page shows it. */
function rating(average: number, reviewCount: number): object {
  return { '@type': 'AggregateRating', ratingValue: Math.round(average * 10) / 10, bestRating: 5, reviewCount };
}

function variant({ product }: ProductContent, sibling: Sibling, sale: SaleFacts): object {
  const { name, productNumber, options } = sibling;
  const facts = { ...sibling, digital: product.digital, deliveryTime: product.deliveryTime };
  return {
    '@type': 'Product',
    name: [name, ...options.map((option) => option.name)].join(', '),
    sku: productNumber,
    additionalProperty: options.map((option) => ({
      '@type': 'PropertyValue',
      name: option.group,
      value: option.name,
    })),
    offers: offer(facts, sale.addresses.base + productPath(sibling), sale),
  };
}

interface OfferFacts {
  readonly price: number;
  readonly available: boolean;
  readonly isCloseout: boolean;
  readonly digital: boolean;
  readonly shippingFree: boolean;
  readonly deliveryTime: DeliveryTime | null;
}

function offer(product: OfferFacts, url: string, { currency, addresses }: SaleFacts): object {
  return {
    '@type': 'Offer',
    url,
    price: product.price.toFixed(2),
    priceCurrency: currency,
    availability: `https://schema.org/${availability(product)}`,
    itemCondition: 'https://schema.org/NewCondition',
    ...(product.digital ? {} : dispatch(product, currency, addresses.base)),
  };
}

function availability({ available, isCloseout }: OfferFacts): string {
  if (available) return 'InStock';
  return isCloseout ? 'SoldOut' : 'OutOfStock';
}

/** Where the shop is at home. */
const country = 'DE';

/** Days in which a consumer may withdraw (§ 355 BGB, Directive 2011/83/EU, Art. 9). */
const withdrawalDays = 14;

/** Only what is true of every order: what shipping costs otherwise depends on the whole cart. */
function dispatch({ deliveryTime, shippingFree }: OfferFacts, currency: string, base: string): object {
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
      ...(shippingFree ? { shippingRate: { '@type': 'MonetaryAmount', value: 0, currency } } : {}),
      ...(deliveryTime === null ? {} : { deliveryTime: transit(deliveryTime) }),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: withdrawalDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      merchantReturnLink: `${base}/wiederrufsrecht`,
    },
  };
}

const daysPerUnit: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30 };

function transit({ min, max, unit }: DeliveryTime): object {
  const days = (count: number): number => Math.ceil(count * (daysPerUnit[unit] ?? 1));
  return {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: days(min), maxValue: days(max), unitCode: 'DAY' },
  };
}
