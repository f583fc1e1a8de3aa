import * as z from 'zod/mini';
import { deliveryTimeSchema } from './delivery-time.ts';
import { mediaSchema } from './media.ts';
import { listOf, numberOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

const currencyPriceSchema = z.object({ currencyId: z.string(), net: z.number(), gross: z.number() });

const shippingPriceSchema = z.object({
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
export type ShippingMethod = z.infer<typeof shippingMethodSchema>;
