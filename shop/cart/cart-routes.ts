import { perMinute } from '../context/rate-limit.ts';
import { refuseTooMany, refuseTooManyFrom } from '../context/refuse-too-many.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { saveSession } from '../context/session.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { respondInTurn } from '../context/respond.ts';
import type { StoreApi, StoreApiCall } from '../context/store-api.ts';
import type { Shop } from '../entities/shop.ts';
import { cartJson } from './cart-json.ts';
import { deleteCart, loadCart } from './cart-table.ts';
import { addLineItems, changeLineItems, removeLineItems } from './change-cart.ts';
import { currentCart } from './current-cart.ts';
import { readAhead } from './lines/cart-products.ts';
import { type NewLineItem, readLineItemChanges, readLineItemIds, readNewLineItems } from './lines/line-item-input.ts';
import type { StoredCart } from './lines/stored-cart.ts';

type Change = (cart: StoredCart) => StoredCart;

/** Cart calls of the Store API (sheet, cart). */
export function registerCartRoutes(api: StoreApi, shop: Shop): void {
  api.on(['GET', 'POST'], '/checkout/cart', (call) => answerCart(call, shop));
  api.delete('/checkout/cart', (call) => {
    deleteCart(shop, call.var.context.token);
    return call.body(null, 204);
  });
  api.post('/checkout/cart/line-item', (call) => add(call, shop));
  api.patch('/checkout/cart/line-item', (call) => change(call, shop));
  api.delete('/checkout/cart/line-item', (call) => removeLines(call, shop));
  api.post('/checkout/cart/line-item/delete', (call) => removeLines(call, shop));
}

/** A cart keeps its session alive: the token expires one day after the last write. */
function touchSession(shop: Shop, { token, salesChannelId }: SalesChannelContext): void {
  saveSession(shop, { token, salesChannelId }, {});
}

async function answerCart(call: StoreApiCall, shop: Shop, change?: Change, added: readonly string[] = []) {
  const { context } = call.var;
  const kept = loadCart(shop, context.token)?.lines ?? [];
  await readAhead(shop, [...kept.map(({ productId }) => productId), ...added], context);
  const current = inTransaction(shop.database, () => {
    if (change !== undefined) touchSession(shop, context);
    return currentCart(shop, context, change);
  });
  return respondInTurn(call, cartJson(shop, current, context));
}

/** Counts per product and address as Shopware does, and codes per address, so that nobody can try them by the thousand. */
function refuseTooManyAdditions(call: StoreApiCall, shop: Shop, items: readonly NewLineItem[]): void {
  for (const { type } of items)
    if (type === 'promotion') refuseTooManyFrom(shop, call.var.clientAddress, 'promotionCode');
  const { lineItemAddLimit } = shop.config;
  if (lineItemAddLimit <= 0) return;
  for (const item of items) {
    const reference = item.type === 'product' ? item.productId : item.code;
    refuseTooMany(shop, `line-item:${reference}-${call.var.clientAddress}`, perMinute(lineItemAddLimit));
  }
}

async function add(call: StoreApiCall, shop: Shop): Promise<Response> {
  const items = readNewLineItems(call.var.body);
  refuseTooManyAdditions(call, shop, items);
  const added = items.flatMap((item) => (item.type === 'product' ? [item.productId] : []));
  return answerCart(
    call,
    shop,
    items.length === 0 ? undefined : (cart) => addLineItems(cart, items, shop.random),
    added,
  );
}

async function change(call: StoreApiCall, shop: Shop): Promise<Response> {
  const changes = readLineItemChanges(call.var.body);
  return answerCart(call, shop, changes.length === 0 ? undefined : (cart) => changeLineItems(cart, changes));
}

async function removeLines(call: StoreApiCall, shop: Shop): Promise<Response> {
  const ids = readLineItemIds(call.var.input);
  return answerCart(call, shop, ids.length === 0 ? undefined : (cart) => removeLineItems(cart, ids));
}
