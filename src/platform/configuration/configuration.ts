import * as z from 'zod/mini';

const brandSchema = z.object({
  name: z.string(),
  /** Shown in the footer and in structured data. */
  company: z.string(),
  email: z.string(),
  /** In lines, for what is printed. */
  address: z.optional(z.string()),
});

/** SEO paths of the shop's own pages, without leading slash; the storefront routes of the same meaning resolve to them. */
const contentPathsSchema = z.record(z.string(), z.string());

const configurationSchema = z.object({
  shopwareEndpoint: z.string(),
  shopwareAccessToken: z.string(),
  storageEndpoint: z.string(),
  storageBucket: z.string(),
  /** Names tokens for a storage that asks who is signed in: a path of this host, or a whole address. Without it all is anonymous. */
  storageTokenUrl: z.optional(z.string()),
  /** The largest file a shopper may choose, in bytes; without it the page's own limit holds. */
  maxFileBytes: z.optional(z.number().check(z.positive())),
  /** What pages, pictures and data that were seen may take in this browser, in bytes; without it the worker's own limit holds. */
  offlineBytes: z.optional(z.number().check(z.positive())),
  /** How many days uploads stay; without it until somebody deletes them. */
  retention: z.optional(
    z.object({
      /** After the last change, when they are not ordered. */
      unorderedDays: z.number(),
      /** After the dispatch of what was ordered. */
      orderedDays: z.number(),
    }),
  ),
  brand: brandSchema,
  /** How many steps of the way from the home page to a page its breadcrumbs leave out; none without it. */
  breadcrumbStart: z.optional(z.number().check(z.nonnegative())),
  /** Whether players of YouTube and Vimeo may stand in a page, once the reader has pressed play; without it they are links. */
  videoPlayers: z.optional(z.boolean()),
  /** The owner's statistics: a script that is fetched after the visitor agreed, and what this shop is called there. */
  statistics: z.optional(z.object({ script: z.string(), site: z.optional(z.string()) })),
  /** Products on a page of a listing; `shop`: as many as the shop's own setting says. Ten without it. */
  listingLimit: z.optional(z.union([z.literal('shop'), z.number().check(z.minimum(1), z.maximum(100))])),
  contentPaths: z._default(contentPathsSchema, {}),
});

/** What the page needs to know about the shop it stands in front of; the public part of the settings. */
export type Configuration = z.infer<typeof configurationSchema>;

export class ConfigurationIncomplete extends Error {
  override readonly name = 'ConfigurationIncomplete';
  constructor() {
    super('Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration');
  }
}

/**
 * Reads a configuration as it comes from the web server or from a hand-placed config.json.
 * @throws ConfigurationIncomplete when endpoint or access key is missing (specification §8)
 */
export function parseConfiguration(value: unknown): Configuration {
  const parsed = configurationSchema.safeParse(withDefaults(value));
  if (!parsed.success || !parsed.data.shopwareEndpoint || !parsed.data.shopwareAccessToken) {
    throw new ConfigurationIncomplete();
  }
  return parsed.data;
}

function withDefaults(value: unknown): unknown {
  return {
    storageEndpoint: '',
    storageBucket: 'notenfalz',
    brand: { name: 'Notenfalz', company: 'Notenfalz', email: '' },
    ...(typeof value === 'object' ? value : {}),
  };
}
