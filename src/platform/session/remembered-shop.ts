import * as z from 'zod/mini';
import { placeOfShop } from './remember-shop.ts';
import type { Shell } from './shell.ts';

const shopSchema = z.object({
  /** Whose it is; another shop under the same address has other ids. */
  accessKey: z.string(),
  languageIds: z.partialRecord(z.enum(['de-DE', 'en-GB', 'pl-PL']), z.string()),
  terms: z.object({
    currency: z.string(),
    taxState: z.string(),
    priceBasis: z.string(),
    country: z.optional(z.object({ id: z.string(), iso: z.string(), name: z.string() })),
    choices: z.optional(z.object({ currency: z.boolean(), country: z.boolean() })),
  }),
});

/** What was said last; undefined where nothing was, or of another shop. */
export function rememberedShop({
  configuration,
  locale,
}: Pick<Shell, 'configuration' | 'locale'>): Pick<Shell, 'languageIds' | 'terms'> | undefined {
  try {
    const { accessKey, languageIds, terms } = shopSchema.parse(
      JSON.parse(localStorage.getItem(placeOfShop(locale)) ?? ''),
    );
    return accessKey === configuration.shopwareAccessToken ? { languageIds, terms } : undefined;
  } catch {
    return undefined;
  }
}
