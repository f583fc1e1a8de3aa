import { askWithAnswer } from '../ask.ts';
import { noteAnswer } from './cart-answer.ts';
import { cartSchema, type Cart } from '../schemas/cart.ts';
import type { StoreApi } from '../store-api.ts';
import { change, type StoreApiCall } from '../store-api-call.ts';

export const cartCall: StoreApiCall = { kind: 'session', method: 'GET', path: 'checkout/cart' };

/** @throws {StoreApiError} */
export function getCart(api: StoreApi): Promise<Cart> {
  return askForCart(api, cartCall);
}

export interface NewLine {
  readonly productId: string;
  /** Own id of the line, up to 100 of `A-Za-z0-9-_.`: lines with the same id are added up. Default: the product's id. */
  readonly id?: string;
  /** Whole number; 1 when missing or 0. */
  readonly quantity?: number;
  /** The storefront's own data of this line. Kept by the shop and copied into the order; ignored when the id is already in the cart. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/**
 * Puts products into the cart, all in one calculation. What the shop corrects or refuses is in the cart's `errors`.
 *
 * @throws {StoreApiError}
 */
export function addProducts(api: StoreApi, lines: readonly NewLine[]): Promise<Cart> {
  const items = lines.map(({ productId, id = productId, quantity, payload }) => ({
    type: 'product',
    referencedId: productId,
    id,
    quantity: quantity || 1,
    ...(payload === undefined ? {} : { payload }),
  }));
  return askForCart(api, change('checkout/cart/line-item', { items }));
}

/** Redeems a promotion code. A wrong one is no error of the call: the cart says `promotion-not-found`. @throws {StoreApiError} */
export function addPromotionCode(api: StoreApi, code: string): Promise<Cart> {
  return askForCart(api, change('checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: code }] }));
}

export interface LineChange {
  readonly id: string;
  /** Whole number from 1. */
  readonly quantity?: number;
  /** Replaces these keys of the line's payload; others stay. */
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Changes lines of the cart. @throws {StoreApiError} 404 for a line that is gone, 400 for a promotion. */
export function changeLines(api: StoreApi, items: readonly LineChange[]): Promise<Cart> {
  return askForCart(api, { kind: 'change', method: 'PATCH', path: 'checkout/cart/line-item', body: { items } });
}

/** Takes lines out of the cart; also promotions, with their code. @throws {StoreApiError} 404 for a line that is gone. */
export function removeLines(api: StoreApi, ids: readonly string[]): Promise<Cart> {
  return askForCart(api, change('checkout/cart/line-item/delete', { ids }));
}

async function askForCart(api: StoreApi, call: StoreApiCall): Promise<Cart> {
  const { value, answer } = await askWithAnswer(api, call, cartSchema);
  return noteAnswer(value, answer);
}
