import * as z from 'zod/mini';

/** What a page that is kept shows, for lists and for the search without a network. */
export interface SeenThing {
  readonly kind: 'home' | 'product' | 'category' | 'page';
  /** As its shop writes it, locale included. */
  readonly path: string;
  /** Empty for the home page. */
  readonly name: string;
  /** Tells variants of one product apart; mostly empty. */
  readonly choice: string;
  /** Own number and EAN of a product. */
  readonly numbers: readonly string[];
  /** Composer and publisher. */
  readonly makers: string;
  /** Keywords, properties and categories. */
  readonly topics: string;
  /** Address of a small picture. */
  readonly picture: string | null;
}

const named = z.object({ name: z.string() });
const text = z.nullable(z.string());

const productSchema = z.object({
  kind: z.literal('product'),
  product: z.object({
    name: z.string(),
    productNumber: z.string(),
    ean: text,
    keywords: text,
    manufacturer: z.nullable(named),
    customFields: z.object({ composer: z.string() }),
    options: z.array(named),
    properties: z.array(named),
    seoCategory: z.nullable(named),
    cover: z.nullable(z.object({ url: z.string(), thumbnails: z.array(z.object({ url: z.string() })) })),
  }),
});

const categorySchema = z.object({
  kind: z.literal('category'),
  category: z.object({ name: z.string(), keywords: text, breadcrumb: z.array(z.string()) }),
});

const landingSchema = z.object({ kind: z.literal('landing'), page: z.object({ name: z.string(), keywords: text }) });

const payloadSchema = z.object({
  status: z.literal(200),
  path: z.string(),
  loaderData: z.record(z.string(), z.unknown()),
});

/** What a payload's page shows; undefined for pages that nobody looks for by a name (account, search, errors). */
export function seenThingOf(payload: unknown): SeenThing | undefined {
  const page = payloadSchema.safeParse(payload);
  if (!page.success) return undefined;
  const { path, loaderData } = page.data;
  for (const [route, data] of Object.entries(loaderData)) {
    const facts: Facts | undefined = route.startsWith('src/pages/home.tsx') ? { kind: 'home' } : factsOf(data);
    if (facts) return { name: '', choice: '', numbers: [], makers: '', topics: '', picture: null, path, ...facts };
  }
  return undefined;
}

/** What differs from a page of which nothing is known. */
type Facts = Pick<SeenThing, 'kind'> & Partial<Omit<SeenThing, 'path'>>;

function factsOf(data: unknown): Facts | undefined {
  const product = productSchema.safeParse(data);
  if (product.success) return factsOfProduct(product.data.product);
  const category = categorySchema.safeParse(data);
  if (category.success) {
    const { name, keywords, breadcrumb } = category.data.category;
    return { kind: 'category', name, topics: words([...breadcrumb.slice(1, -1), keywords]) };
  }
  const landing = landingSchema.safeParse(data);
  return landing.success
    ? { kind: 'page', name: landing.data.page.name, topics: landing.data.page.keywords ?? '' }
    : undefined;
}

function factsOfProduct(product: z.infer<typeof productSchema>['product']): Facts {
  const { name, productNumber, ean, keywords, manufacturer, customFields, options, properties, seoCategory, cover } =
    product;
  return {
    kind: 'product',
    name,
    choice: options.map((option) => option.name).join(', '),
    numbers: [productNumber, ...(ean === null ? [] : [ean])],
    makers: [customFields.composer, manufacturer?.name].filter(Boolean).join(', '),
    topics: words([keywords, ...[...options, ...properties].map((property) => property.name), seoCategory?.name]),
    picture: (cover?.thumbnails[0]?.url ?? cover?.url) || null,
  };
}

const words = (some: readonly (string | null | undefined)[]): string => some.filter(Boolean).join(' ');
