import * as z from 'zod/mini';
import { fieldText } from '../http/field-checks.ts';
import { requireCustomer } from '../account/customer/require-customer.ts';
import { updateRow } from '../seeding/update-row.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { inTransaction } from '../base/database/in-transaction.ts';
import { shopError, type ShopError } from '../http/shop-error.ts';
import { isJsonObject, parseJson, type JsonObject } from '../base/json.ts';
import { deletionNotice } from '../mail/owner-notices.ts';
import { queueMail } from '../post/mail-table.ts';
import type { Shop } from '../entities/shop.ts';
import { authenticateGuest } from './guest-access.ts';
import { findOwnOrder } from './own-order.ts';

export interface PrintFileDeletion {
  /** Body with `path` and `orderId`, or instead of the latter `deepLinkCode`, `email` and `zipcode` of a guest. */
  readonly input: JsonObject;
  readonly clientAddress: string;
}

/**
 * Deletes a file of a print job for whoever may see the order: its customer, or a guest with link, e-mail address and
 * postcode. The order says so from then on, and the owner is told: without the file it cannot be printed (again).
 * A file that another order names too stays for that one.
 *
 * @throws {ShopError} 403 and 429 as opening the order, 404 for other orders and files
 */
export async function deletePrintFile(
  shop: Shop,
  deletion: PrintFileDeletion,
  context: SalesChannelContext,
): Promise<void> {
  const path = fieldText(deletion.input['path']) ?? '';
  const order = openOrder(shop, deletion, context);
  const removeBytes = inTransaction(shop.database, () => {
    const removed = order && shop.uploads?.remove(order.id, path);
    if (!order || !removed) throw notFound(path);
    updateRow(shop, 'order', order.id, { customFields: markDeleted(shop, order.customFields, path) });
    queueMail(shop, deletionNotice(order.orderNumber, path, shop.config));
    return removed;
  });
  await removeBytes();
}

const notFound = (path: string): ShopError =>
  shopError({
    status: 404,
    code: 'CHECKOUT__PRINT_FILE_NOT_FOUND',
    detail: 'The order names no such file.',
    parameters: { path },
  });

const orderSchema = z.object({ id: z.string(), order_number: z.string(), custom_fields: z.nullable(z.string()) });

function openOrder(shop: Shop, { input, clientAddress }: PrintFileDeletion, context: SalesChannelContext) {
  const deepLinkCode = fieldText(input['deepLinkCode']);
  if (deepLinkCode !== null) {
    authenticateGuest(shop, { deepLinkCode, input, clientAddress });
    return findOrder(shop, 'deep_link_code', deepLinkCode);
  }
  const customer = requireCustomer(shop, context);
  const own = findOwnOrder(shop, (fieldText(input['orderId']) ?? '').toLowerCase(), customer);
  return own && findOrder(shop, 'id', own.id);
}

function findOrder({ database }: Shop, column: 'id' | 'deep_link_code', value: string) {
  const row = database.prepare(`SELECT id, order_number, custom_fields FROM "order" WHERE ${column} = ?`).get(value);
  if (row === undefined) return undefined;
  const { id, order_number: orderNumber, custom_fields: text } = orderSchema.parse(row);
  const customFields = text === null ? null : parseJson(text);
  return { id, orderNumber, customFields: isJsonObject(customFields) ? customFields : {} };
}

function markDeleted(shop: Shop, customFields: JsonObject, path: string): JsonObject {
  const before = customFields['print_files_deleted'];
  const deleted = { path, at: shop.clock().toISOString() };
  return { ...customFields, print_files_deleted: [...(Array.isArray(before) ? before : []), deleted] };
}
