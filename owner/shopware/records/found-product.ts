import * as z from 'zod/mini';
import type { AdminApi } from '../admin/admin-api.ts';
import { mark } from './made-id.ts';

const moneySchema = z.array(z.object({ currencyId: z.string(), gross: z.number() }));
const number = z.nullish(z.number());

/** A product as the Admin API gives it; fields used here only. */
const foundProductSchema = z.object({
  id: z.string(),
  productNumber: z.string(),
  active: z.nullish(z.boolean()),
  isCloseout: z.nullish(z.boolean()),
  taxId: z.nullish(z.string()),
  price: z.nullish(moneySchema),
  minPurchase: number,
  purchaseSteps: number,
  maxPurchase: number,
  weight: number,
  width: number,
  length: number,
  // An empty map is an empty list in PHP's JSON.
  customFields: z.nullish(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  prices: z.nullish(
    z.array(
      z.object({
        id: z.string(),
        ruleId: z.string(),
        quantityStart: z.number(),
        price: moneySchema,
      }),
    ),
  ),
  visibilities: z.nullish(z.array(z.object({ id: z.string(), salesChannelId: z.string(), visibility: z.number() }))),
  translations: z.nullish(z.array(z.object({ languageId: z.string(), name: z.nullish(z.string()) }))),
});

export type FoundProduct = z.infer<typeof foundProductSchema>;

const associations = { prices: {}, visibilities: {}, translations: {} };

/** The products with these numbers, whoever made them. */
export async function findByNumber(api: AdminApi, skus: readonly string[]): Promise<readonly FoundProduct[]> {
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: skus.join('|') }];
  return z.array(foundProductSchema).parse(await api.search('product', { filter, associations }));
}

/** The products the set-up made. */
export async function findMade(api: AdminApi): Promise<readonly FoundProduct[]> {
  const filter = [{ type: 'equals', field: `customFields.${mark}`, value: true }];
  const found = z.array(foundProductSchema).parse(await api.search('product', { filter, associations }));
  return found.filter(isMade);
}

/** Whether the set-up made a product; a number alone says nothing. */
export function isMade({ customFields }: FoundProduct): boolean {
  const fields: object = customFields ?? {};
  return Object.entries(fields).some(([name, value]) => name === mark && value === true);
}
