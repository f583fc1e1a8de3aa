import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { openToRead } from '#shop/base/database/open-to-read.ts';
import type { PlacedOrder } from './ordered-job.ts';

/**
 * The order of that number in the embedded shop of a data folder, whether the shop is running or not; undefined when it has
 * none.
 *
 * @throws {DataRefused} when the folder holds no shop
 */
export function findEmbeddedOrder(dataFolder: string, orderNumber: string): PlacedOrder | undefined {
  const path = join(dataFolder, 'shop.sqlite');
  if (!existsSync(path))
    throw new DataRefused(
      `The data folder ${dataFolder} holds no shop; set DATA_DIR to one, or SHOPWARE_ENDPOINT for orders of a Shopware.`,
    );
  const database = openToRead(path);
  try {
    return findOrder(database, orderNumber);
  } finally {
    database.close();
  }
}

const orderSchema = z.object({
  id: z.string(),
  placed: z.string(),
  comment: z.nullable(z.string()),
  fields: z.nullable(z.string()),
});
const lineSchema = z.object({ label: z.string(), quantity: z.number(), payload: z.nullable(z.string()) });
const paymentSchema = z.object({ state: z.string() });
const deletedSchema = z.object({ print_files_deleted: z.array(z.object({ path: z.string() })) });

function findOrder(database: DatabaseSync, orderNumber: string): PlacedOrder | undefined {
  const row = database
    .prepare(
      `SELECT id, order_date_time AS placed, customer_comment AS comment, custom_fields AS fields
       FROM "order" WHERE order_number = ?`,
    )
    .get(orderNumber);
  if (row === undefined) return undefined;
  const { id, placed, comment, fields } = orderSchema.parse(row);
  const payment = database
    .prepare(
      `SELECT s.technical_name AS state FROM order_transaction t JOIN state_machine_state s ON s.id = t.state_id
       WHERE t.order_id = ? ORDER BY t.created_at DESC LIMIT 1`,
    )
    .get(id);
  const lines = database
    .prepare('SELECT label, quantity, payload FROM order_line_item WHERE order_id = ? ORDER BY position')
    .all(id);
  return {
    orderNumber,
    placedAt: new Date(placed).toISOString(),
    payment: payment && paymentSchema.parse(payment).state,
    comment: comment ?? undefined,
    lines: z
      .array(lineSchema)
      .parse(lines)
      .map(({ label, quantity, payload }) => ({ label, quantity, payload: parsed(payload) })),
    deleted: (deletedSchema.safeParse(parsed(fields)).data?.print_files_deleted ?? []).map(({ path }) => path),
  };
}

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
