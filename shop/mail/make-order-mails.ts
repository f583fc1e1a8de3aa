import { setImmediate } from 'node:timers/promises';
import * as z from 'zod/mini';
import { inTransaction } from '../base/database/in-transaction.ts';
import { runsInTurn } from '../base/runs-in-turn.ts';
import type { Shop } from '../entities/shop.ts';
import { postMails } from '../post/deliver-mails.ts';
import { composeMail, queueComposed } from '../post/mail-table.ts';
import { drawingTime } from '../post/pictures/page-picture.ts';
import { storefrontIn } from '../post/storefront-links.ts';
import { firstPages } from './first-pages.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderNotice } from './order-notice.ts';
import { type OrderMailFacts, readOrderMailFacts, writeOrderMailFacts } from './order-mail-facts.ts';

/** Orders whose mails are not composed yet, with what these tell. */
export const orderMailMigrations = [
  `CREATE TABLE unmade_mail (
     order_id TEXT PRIMARY KEY,
     ordered_at INTEGER NOT NULL,
     facts TEXT NOT NULL
   ) WITHOUT ROWID;`,
] as const;

/** Notes, in the transaction of an order, what its mails are going to tell: as it is now. */
export function noteOrderMails(shop: Shop, facts: OrderMailFacts): void {
  const { id, orderedAt } = facts.order;
  shop.database
    .prepare('INSERT INTO unmade_mail (order_id, ordered_at, facts) VALUES (?, ?, ?)')
    .run(id, orderedAt.getTime(), writeOrderMailFacts(facts));
}

const runs = runsInTurn('Mails of orders', makeAll);

/**
 * Composes the mails of all orders that have none yet, and posts them. Call it after the transaction of an order; what a
 * crash or a fault kept from being composed is composed by the next call, at the start for example.
 *
 * @returns resolves when each was tried; what failed is in the log
 */
export const makeOrderMails = (shop: Shop): Promise<void> => runs.begin(shop);

/** Composes no more; resolves when those under way are queued. */
export const stopOrderMails = (shop: Shop): Promise<void> => runs.stop(shop);

const unmadeSchema = z.array(z.object({ order_id: z.string(), facts: z.string() }));

type Unmade = z.infer<typeof unmadeSchema>[number];

/** What orders of hundreds of lines tell is long: so many are held in memory at once. */
const batch = 10;

async function makeAll(shop: Shop, isStopped: () => boolean): Promise<void> {
  const select = shop.database.prepare(
    `SELECT order_id, facts FROM unmade_mail WHERE order_id NOT IN (SELECT value FROM json_each(?))
     ORDER BY ordered_at, order_id LIMIT ${batch}`,
  );
  const failed: string[] = [];
  const hasTime = drawingTime();
  const mayDraw = (): boolean => hasTime() && !isStopped();
  for (;;) {
    const found = unmadeSchema.parse(select.all(JSON.stringify(failed)));
    if (found.length === 0) return;
    for (const unmade of found) {
      // Whoever ordered is answered first.
      await setImmediate();
      if (isStopped()) return;
      try {
        await makeMails(shop, unmade, mayDraw);
      } catch (error) {
        // Others do not wait for it, and it keeps its row: the next run tries again.
        console.error(`The mails of order ${unmade.order_id} could not be made`, error);
        failed.push(unmade.order_id);
      }
    }
  }
}

/** In turns of the event loop between which others are answered; nobody sees a mail before both are there. */
async function makeMails(shop: Shop, unmade: Unmade, mayDraw: () => boolean): Promise<void> {
  const { order, check, terms } = readOrderMailFacts(unmade.facts);
  await setImmediate();
  const confirmation = orderConfirmation(order, shop.config, {
    terms,
    storefrontUrl: storefrontIn(shop, order.locale),
    firstPages: await firstPages(shop, order, mayDraw),
  });
  await setImmediate();
  const confirming = composeMail(shop, confirmation);
  await setImmediate();
  const telling = composeMail(shop, orderNotice(order, check, shop.config));
  await setImmediate();
  inTransaction(shop.database, () => {
    queueComposed(shop, confirming);
    queueComposed(shop, telling);
    shop.database.prepare('DELETE FROM unmade_mail WHERE order_id = ?').run(unmade.order_id);
  });
  void postMails(shop);
}
