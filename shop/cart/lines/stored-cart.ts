import * as z from 'zod/mini';
import type { JsonObject } from '../../base/json.ts';

const payloadSchema = z.custom<JsonObject>((value) => typeof value === 'object' && value !== null);

const storedLineSchema = z.object({
  /** Chosen by the client or random; at most 100 characters of `[A-Za-z0-9-_.]`. */
  id: z.string(),
  productId: z.string(),
  quantity: z.number(),
  /** What the client attached; the product's own keys are written over it on every calculation. */
  payload: payloadSchema,
  uniqueIdentifier: z.string(),
});

const appliedDiscountSchema = z.object({
  discountId: z.string(),
  promotionId: z.string(),
  code: z.nullable(z.string()),
  name: z.string(),
});

/** What is kept of a cart; prices, discounts and errors are worked out anew on every read. */
export const storedCartSchema = z.object({
  lines: z.array(storedLineSchema),
  codes: z.array(z.string()),
  /** Automatic promotions the customer removed. */
  blockedPromotionIds: z.array(z.string()),
  /** Discounts of the last calculation, to tell which ones are new or gone. */
  discounts: z.array(appliedDiscountSchema),
  /** Promotions whose conditions were not met at the last calculation; each is reported once. */
  refusedPromotionIds: z.array(z.string()),
});

export type StoredLine = z.infer<typeof storedLineSchema>;
export type AppliedDiscountRecord = z.infer<typeof appliedDiscountSchema>;
export type StoredCart = z.infer<typeof storedCartSchema>;

export const emptyCart: StoredCart = {
  lines: [],
  codes: [],
  blockedPromotionIds: [],
  discounts: [],
  refusedPromotionIds: [],
};
