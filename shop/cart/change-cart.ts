import { randomId, type RandomBytes } from '../base/random-id.ts';
import { lineItemNotFound, mixedType, notStackable, typeNotUpdatable } from './errors/line-item-error.ts';
import type { LineItemChange, NewLineItem } from './lines/line-item-input.ts';
import type { StoredCart } from './lines/stored-cart.ts';

/** @throws {ShopError} 409 when an id belongs to a discount already. */
export function addLineItems(cart: StoredCart, items: readonly NewLineItem[], random: RandomBytes): StoredCart {
  return items.reduce((changed, item) => addOne(changed, item, random), cart);
}

/**
 * Changes quantities and merges payloads key by key.
 *
 * @throws {ShopError} 404 for an unknown line, 400 for a discount.
 */
export function changeLineItems(cart: StoredCart, changes: readonly LineItemChange[]): StoredCart {
  return changes.reduce(changeOne, cart);
}

/**
 * Removes lines; a discount goes with its code and the other discounts of that code.
 *
 * @throws {ShopError} 404 for an unknown id.
 */
export function removeLineItems(cart: StoredCart, ids: readonly string[]): StoredCart {
  let changed = cart;
  for (const id of ids) {
    const lines = changed.lines.filter((line) => line.id !== id);
    changed = lines.length < changed.lines.length ? { ...changed, lines } : removeDiscount(changed, id);
  }
  return changed;
}

function addOne(cart: StoredCart, item: NewLineItem, random: RandomBytes): StoredCart {
  if (item.type === 'promotion') {
    const known = cart.codes.some((code) => sameCode(code, item.code));
    return known ? cart : { ...cart, codes: [...cart.codes, item.code] };
  }
  const id = item.id ?? randomId(random);
  if (cart.discounts.some((discount) => discount.discountId === id)) throw mixedType(id);
  const { productId, quantity, payload } = item;
  if (!cart.lines.some((line) => line.id === id)) {
    const line = { id, productId, quantity, payload, uniqueIdentifier: randomId(random) };
    return { ...cart, lines: [...cart.lines, line] };
  }
  // An id that is there already: the quantities add up, the new payload is ignored.
  const lines = cart.lines.map((line) => (line.id === id ? { ...line, quantity: line.quantity + quantity } : line));
  return { ...cart, lines };
}

const sameCode = (first: string, second: string): boolean => first.toLowerCase() === second.toLowerCase();

function changeOne(cart: StoredCart, change: LineItemChange): StoredCart {
  if (cart.discounts.some((discount) => discount.discountId === change.id)) {
    throw change.quantity === undefined ? typeNotUpdatable('promotion') : notStackable(change.id);
  }
  if (!cart.lines.some((line) => line.id === change.id)) throw lineItemNotFound(change.id);
  const lines = cart.lines.map((line) =>
    line.id === change.id
      ? {
          ...line,
          quantity: change.quantity ?? line.quantity,
          productId: change.productId ?? line.productId,
          payload: { ...line.payload, ...change.payload },
        }
      : line,
  );
  return { ...cart, lines };
}

function removeDiscount(cart: StoredCart, id: string): StoredCart {
  const discount = cart.discounts.find((item) => item.discountId === id);
  if (discount === undefined) throw lineItemNotFound(id);
  const { promotionId, code } = discount;
  return {
    ...cart,
    // The customer asked for it: no notice that the discount is gone.
    discounts: cart.discounts.filter((item) => item.promotionId !== promotionId),
    codes: cart.codes.filter((item) => code === null || !sameCode(item, code)),
    blockedPromotionIds: code === null ? [...cart.blockedPromotionIds, promotionId] : cart.blockedPromotionIds,
  };
}
