import * as z from 'zod/mini';
import { lineItemSchema } from './line-item.ts';
import { cartPriceSchema, priceSchema } from './price.ts';
import { shippingMethodSchema } from './shipping-method.ts';
import { flagOr, listOf, mapOf, numberOr, objectOr, orNull, textOr } from './tolerant.ts';

const cartErrorSchema = z.object({
  /** Unique in the cart: `messageKey` and what it is about. */
  key: z.string(),
  /** 0 notice, 10 warning, 20 error. */
  level: numberOr(0),
  /** What to translate by, together with `parameters`. */
  messageKey: z.string(),
  /** English; for the log only. */
  message: textOr(''),
  parameters: mapOf(z.unknown()),
  /** Whether the order is refused while this holds. */
  block: flagOr(false),
});

/**
 * What the shop had to correct or refuses. A correction is told once, in the answer to the call that caused it; what
 * still holds is told every time.
 */
export type CartError = z.infer<typeof cartErrorSchema>;

const deliverySchema = z.object({
  shippingCosts: priceSchema,
  shippingMethod: orNull(shippingMethodSchema),
  deliveryDate: orNull(z.object({ earliest: z.string(), latest: z.string() })),
});

const extensionsSchema = objectOr(
  z.object({ 'cart-promotions': orNull(z.object({ addedCodes: listOf(z.string()) })) }),
);

const emptyPrice = { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross', calculatedTaxes: [] };

/** The cart as the shop last calculated it. */
export const cartSchema = z.pipe(
  z.object({
    price: z._default(cartPriceSchema, emptyPrice),
    lineItems: listOf(lineItemSchema),
    errors: mapOf(cartErrorSchema),
    /** Empty for an empty cart and for one of downloads only. */
    deliveries: listOf(deliverySchema),
    /** Of the content; `placeOrder` may send it, so that nobody orders what they have not seen. */
    hash: orNull(z.string()),
    extensions: extensionsSchema,
    /** ISO code; of a kept cart only, the shop does not name it. */
    currency: z.optional(z.string()),
    /** When the shop gave it, in milliseconds since 1970; of a kept cart only. */
    givenAt: z.optional(z.number()),
  }),
  z.transform(({ errors, extensions, ...cart }) => ({
    ...cart,
    errors: Object.values(errors),
    promotionCodes: extensions['cart-promotions']?.addedCodes ?? [],
  })),
);
export type Cart = z.infer<typeof cartSchema>;
