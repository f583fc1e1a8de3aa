import * as z from 'zod/mini';
import { cartSchema } from '#store-api/schemas/cart.ts';

const keptSchema = z.looseObject({
  lineItems: z.array(z.looseObject({ digital: z.boolean() })),
  promotionCodes: z.array(z.string()),
});

/** The shop's own form again, so that a kept cart is held to the same schema as an answer. */
function asAnswer({ lineItems, promotionCodes, ...cart }: z.infer<typeof keptSchema>): unknown {
  return {
    ...cart,
    // Told once, when they happened.
    errors: {},
    lineItems: lineItems.map(({ digital, ...line }) => ({ ...line, states: digital ? ['is-download'] : [] })),
    extensions: { 'cart-promotions': { addedCodes: promotionCodes } },
  };
}

/** A cart as it lies in the browser's storage; null before the first one. */
export const keptCartSchema = z.nullable(z.pipe(z.pipe(keptSchema, z.transform(asAnswer)), cartSchema));
