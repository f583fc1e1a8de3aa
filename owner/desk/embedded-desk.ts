import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { openToRead } from '#shop/base/database/open-to-read.ts';
import { deskAnswerSchema, readDeskDoor, type DeskAnswer, type DeskRequest } from '#shop/base/desk/desk-door.ts';
import type { DeskOrder } from './desk-order.ts';

const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  placed: z.string(),
  state: z.string(),
  customer: z.nullable(z.string()),
});
const statedSchema = z.object({ id: z.string(), state: z.string() });
const payloadSchema = z.object({ payload: z.nullable(z.string()) });

const ordersSql = `
  SELECT o.id, o.order_number AS orderNumber, o.order_date_time AS placed, s.technical_name AS state,
    (SELECT first_name || ' ' || last_name FROM order_customer c WHERE c.order_id = o.id) AS customer
  FROM "order" o JOIN state_machine_state s ON s.id = o.state_id
  WHERE s.technical_name <> 'completed' ORDER BY o.order_date_time, o.order_number`;

/**
 * Orders of the embedded shop of a data folder that are not completed, whether it runs or not.
 *
 * @throws {DataRefused} when the folder holds no shop
 */
export function listEmbeddedOrders(dataFolder: string): readonly DeskOrder[] {
  const path = join(dataFolder, 'shop.sqlite');
  if (!existsSync(path)) throw noShop(dataFolder);
  const database = openToRead(path);
  try {
    return z
      .array(orderSchema)
      .parse(database.prepare(ordersSql).all())
      .map((row) => withStates(database, row));
  } finally {
    database.close();
  }
}

function withStates(database: DatabaseSync, row: z.infer<typeof orderSchema>): DeskOrder {
  const { id, orderNumber, placed, state, customer } = row;
  const stated = (table: string, order: string) =>
    z.array(statedSchema).parse(
      database
        .prepare(
          `SELECT t.id, s.technical_name AS state FROM ${table} t JOIN state_machine_state s ON s.id = t.state_id
             WHERE t.order_id = ? ORDER BY ${order}`,
        )
        .all(id),
    );
  const lines = database.prepare('SELECT payload FROM order_line_item WHERE order_id = ? ORDER BY position').all(id);
  return {
    orderNumber,
    placedAt: new Date(placed).toISOString(),
    customer: customer ?? '',
    payloads: z
      .array(payloadSchema)
      .parse(lines)
      .map(({ payload }) => (payload === null ? undefined : JSON.parse(payload))),
    states: {
      order: { id, state },
      deliveries: stated('order_delivery', 't.id'),
      payment: stated('order_transaction', "t.created_at DESC, s.technical_name = 'cancelled'")[0],
    },
  };
}

/**
 * Has the running shop mark an order: it alone writes into its data, and it sends the mails.
 *
 * @throws {DataRefused} when it does not run, or not here
 */
export async function markEmbeddedOrder(dataFolder: string, request: DeskRequest): Promise<DeskAnswer> {
  const door = readDeskDoor(dataFolder);
  if (door === undefined)
    throw existsSync(join(dataFolder, 'shop.sqlite')) ? notRunning(dataFolder) : noShop(dataFolder);
  if (door.host !== hostname())
    throw new DataRefused(`The shop of ${dataFolder} runs on the machine ${door.host}; run the command there.`);
  const response = await fetch(`http://127.0.0.1:${door.port}/mark`, {
    method: 'POST',
    headers: { authorization: `Bearer ${door.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  }).catch((cause: unknown) => {
    throw notRunning(dataFolder, cause);
  });
  const read = deskAnswerSchema.safeParse(await response.json().catch(() => undefined));
  if (read.success) return read.data;
  // Another program may have the port of a shop that crashed.
  if (response.status !== 500) throw notRunning(dataFolder);
  throw new DataRefused('The shop could not do that and has changed nothing; what its log says tells why.');
}

const noShop = (dataFolder: string): DataRefused =>
  new DataRefused(
    `The data folder ${dataFolder} holds no shop; set DATA_DIR to one, or SHOPWARE_ENDPOINT for orders of a Shopware.`,
  );

const notRunning = (dataFolder: string, cause?: unknown): DataRefused =>
  new DataRefused(
    `The shop of the data folder ${dataFolder} does not run, so nobody would send its mails; nothing was changed. Start it with npm start, then run the command again.`,
    { cause },
  );
