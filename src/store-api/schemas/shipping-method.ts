import * as z from 'zod/mini';
import { deliveryTimeSchema } from './delivery-time.ts';
import { mediaSchema } from './media.ts';
import { listOf, numberOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const currencyPriceSchema = z.object({ currencyId: z.string(), net: z.number(), gross: z.number() });

const shippingPriceSchema = z.object({
  /** Rows of a rule count only while the rule holds; rows without one come last. */
  ruleId: orNull(z.string()),
  /** A rule instead of a range: the row fits whenever it holds. */
  calculationRuleId: orNull(z.string()),
  /** What `quantityStart` and `quantityEnd` count: 1 items, 2 price, 3 weight in kg, 4 volume. */
  calculation: orNull(z.number()),
  quantityStart: orNull(z.number()),
  quantityEnd: orNull(z.number()),
  currencyPrice: listOf(currencyPriceSchema),
});

export const shippingMethodSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    description: textOr(''),
    technicalName: textOr(''),
    /** Address pattern with `%s` for the tracking code. */
    trackingUrl: orNull(z.string()),
    position: numberOr(1),
    deliveryTime: orNull(deliveryTimeSchema),
    media: orNull(mediaSchema),
    prices: listOf(shippingPriceSchema),
  },
  ['name', 'description', 'trackingUrl'],
);
export type ShippingPriceRow = z.infer<typeof shippingPriceSchema>;
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
