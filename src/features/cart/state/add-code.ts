import { addPromotionCode } from '#store-api/checkout/cart.ts';
import type { Cart, CartError } from '#store-api/schemas/cart.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What the shop answers to a code that takes nothing off (Store API 6.6, cart errors). */
const refusals = new Set([
  'promotion-not-found',
  'promotion-not-eligible',
  'promotion-excluded',
  'promotions-on-cart-price-zero-error',
]);

/** The cart with a code, and why it takes nothing off; undefined when it does. @throws {StoreApiError} */
export async function addCode(api: StoreApi, code: string): Promise<{ cart: Cart; refusal: CartError | undefined }> {
  const cart = await addPromotionCode(api, code);
  const refusal = isRedeemed(cart, code) ? undefined : cart.errors.find(({ messageKey }) => refusals.has(messageKey));
  return { cart, refusal };
}

/** The shop makes no difference between capitals and small letters. */
function isRedeemed({ lineItems }: Cart, code: string): boolean {
  const wanted = code.toLowerCase();
  return lineItems.some(({ type, referencedId }) => type === 'promotion' && referencedId?.toLowerCase() === wanted);
}
