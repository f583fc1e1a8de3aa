import * as z from 'zod/mini';
import { deliveryTimeSchema } from './delivery-time.ts';
import { isDigital } from './digital.ts';
import { mediaSchema } from './media.ts';
import { priceSchema } from './price.ts';
import { flagOr, listOf, mapOf, numberOr, orNull, textOr } from './tolerant.ts';

/** Server keys of a line's payload; every other key is the client's own and comes back untouched (Store API, cart payload). */
export const productPayloadSchema = z.object({
  productNumber: textOr(''),
  options: listOf(z.object({ group: textOr(''), option: textOr('') })),
  productType: orNull(z.string()),
  /** Code of a promotion. */
  code: orNull(z.string()),
});

const lineItemAnswerSchema = z.object({
  id: z.string(),
  /** Product id, or the code of a promotion. */
  referencedId: orNull(z.string()),
  /** `product`, `promotion` or what a plugin adds. */
  type: z.string(),
  label: textOr(''),
  quantity: z.number(),
  good: flagOr(true),
  removable: flagOr(true),
  stackable: flagOr(true),
  states: listOf(z.string()),
  price: orNull(priceSchema),
  cover: orNull(mediaSchema),
  payload: mapOf(z.unknown()),
  deliveryInformation: orNull(
    z.object({
      stock: numberOr(0),
      deliveryTime: orNull(deliveryTimeSchema),
      /** Days until there is more of it. */
      restockTime: orNull(z.number()),
      /** Shipping it costs nothing, whatever else is in the parcel. */
      freeDelivery: flagOr(false),
      /** In kg, of one piece. */
      weight: numberOr(0),
      /** In mm, of one piece. */
      width: numberOr(0),
      height: numberOr(0),
      length: numberOr(0),
    }),
  ),
  quantityInformation: orNull(
    z.object({ minPurchase: numberOr(1), maxPurchase: orNull(z.number()), purchaseSteps: numberOr(1) }),
  ),
});

/** A line of the cart. `payload` keeps everything, the storefront's own keys included. */
export const lineItemSchema = z.pipe(
  lineItemAnswerSchema,
  z.transform(({ states, ...item }) => {
    const { options, productNumber, productType, code } = readProductPayload(item.payload);
    return { ...item, options, productNumber, promotionCode: code, digital: isDigital(states, productType) };
  }),
);
export type LineItem = z.infer<typeof lineItemSchema>;

/** Reads the server's keys; a payload a plugin has bent out of shape counts as having none of them. */
export function readProductPayload(payload: Readonly<Record<string, unknown>>): z.infer<typeof productPayloadSchema> {
  const parsed = productPayloadSchema.safeParse(payload);
  return parsed.success ? parsed.data : { productNumber: '', options: [], productType: null, code: null };
}
