import { requireCallFits } from './cart-limits.ts';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../../base/json.ts';
import {
  insufficientPermission,
  invalidLineItem,
  invalidPayload,
  invalidQuantity,
  lineItemNotFound,
  refuseType,
  typeNotSupported,
} from '../errors/line-item-error.ts';

/** One entry of `items` in a request to add. */
export type NewLineItem =
  | {
      readonly type: 'product';
      readonly id: string | undefined;
      readonly productId: string;
      readonly quantity: number;
      readonly payload: JsonObject;
    }
  | { readonly type: 'promotion'; readonly code: string };

/** One entry of `items` in a request to change. */
export interface LineItemChange {
  readonly id: string;
  readonly quantity: number | undefined;
  readonly productId: string | undefined;
  readonly payload: JsonObject | undefined;
}

/** @throws {ShopError} 400 or 403 when an item is not one a client may add (Store API sheet, cart). */
export function readNewLineItems(body: JsonObject): NewLineItem[] {
  return items(body).map(readNewItem);
}

/** @throws {ShopError} 400 for a wrong quantity or payload, 404 for an item without an id. */
export function readLineItemChanges(body: JsonObject): LineItemChange[] {
  return items(body).map(readChange);
}

/**
 * `ids` of lines to remove, from query or body.
 *
 * @throws {ShopError} 400 when there are more than a cart may hold
 */
export function readLineItemIds(input: JsonObject): string[] {
  const ids = input['ids'];
  if (isJsonList(ids)) requireCallFits(ids.length);
  return isJsonList(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

function readQuantity(item: JsonObject): number | undefined {
  const quantity = item['quantity'];
  if (quantity === undefined || quantity === null) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) {
    refuseType('/quantity', quantity, 'int');
    return undefined;
  }
  if (quantity < 1) throw invalidQuantity(quantity);
  return quantity;
}

function readPayload(item: JsonObject, id: string): JsonObject | undefined {
  const payload = item['payload'];
  if (payload === undefined || payload === null) return undefined;
  if (isJsonObject(payload)) return payload;
  // PHP cannot tell an empty list from an empty object.
  if (isJsonList(payload) && payload.length === 0) return {};
  if (isJsonList(payload)) throw invalidPayload(id);
  refuseType('/payload', payload, 'array');
  return undefined;
}

function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readType(item: JsonObject): NewLineItem['type'] {
  const type = readText(item['type']) ?? '';
  if (type === 'custom' || type === 'credit' || item['priceDefinition'] !== undefined) throw insufficientPermission();
  if (type !== 'product' && type !== 'promotion') throw typeNotSupported(type);
  return type;
}

function readNewItem(item: JsonObject): NewLineItem {
  const type = readType(item);
  const id = readText(item['id']);
  const reference = readText(item['referencedId']) ?? id;
  if (reference === undefined) throw invalidLineItem();
  if (type === 'promotion') return { type, code: reference };
  if (id !== undefined && !/^[A-Za-z0-9\-_.]{1,100}$/.test(id)) throw invalidLineItem();
  const payload = readPayload(item, id ?? reference) ?? {};
  return { type, id, productId: reference.toLowerCase(), quantity: readQuantity(item) ?? 1, payload };
}

function readChange(item: JsonObject): LineItemChange {
  const id = readText(item['id']);
  if (id === undefined) throw lineItemNotFound('');
  return {
    id,
    quantity: readQuantity(item),
    productId: readText(item['referencedId'])?.toLowerCase(),
    payload: readPayload(item, id),
  };
}

function items(body: JsonObject): readonly JsonObject[] {
  const list = body['items'];
  if (isJsonList(list)) requireCallFits(list.length);
  return isJsonList(list) ? list.filter(isJsonObject) : [];
}
