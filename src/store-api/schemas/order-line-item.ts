import * as z from 'zod/mini';
import { isDigital } from './digital.ts';
import { readProductPayload } from './line-item.ts';
import { mediaSchema } from './media.ts';
import { flagOr, listOf, mapOf, numberOr, orNull, textOr } from './tolerant.ts';

const downloadSchema = z.object({
  id: z.string(),
  /** Only then may the file be fetched; the shop grants it when the order is paid. */
  accessGranted: flagOr(false),
  media: orNull(mediaSchema),
});

const orderLineItemAnswerSchema = z.object({
  id: z.string(),
  /** Id of the cart line it was made from. */
  identifier: textOr(''),
  referencedId: orNull(z.string()),
  productId: orNull(z.string()),
  type: textOr('product'),
  label: textOr(''),
  quantity: z.number(),
  position: numberOr(1),
  unitPrice: z.number(),
  totalPrice: z.number(),
  states: listOf(z.string()),
  payload: mapOf(z.unknown()),
  cover: orNull(mediaSchema),
  downloads: listOf(downloadSchema),
});

/** A line of an order. Unlike the cart's it has no price object, only `unitPrice` and `totalPrice`. */
export const orderLineItemSchema = z.pipe(
  orderLineItemAnswerSchema,
  z.transform(({ states, ...item }) => {
    const { options, productNumber, productType, code } = readProductPayload(item.payload);
    return { ...item, options, productNumber, promotionCode: code, digital: isDigital(states, productType) };
  }),
);
export type OrderLineItem = z.infer<typeof orderLineItemSchema>;
