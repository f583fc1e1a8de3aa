import * as z from 'zod/mini';
import { inTransaction } from '../base/database/in-transaction.ts';
import { mailLocales } from '../post/mail.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';
import { transferDescriptions } from '../seeding/base-data/checkout-methods.ts';
import type { Shop } from '../entities/shop.ts';

/** Methods the shop does not offer of its own accord: those come back by themselves, what an owner switched off does not. */
export const withheldMethodMigrations = ['CREATE TABLE withheld_payment_method (id TEXT PRIMARY KEY) WITHOUT ROWID;'];

/** Offers payment in advance only where there is an account to pay into: the shop's, or one in words of the owner's own. */
export function offerPrepayment(shop: Shop): void {
  const { database } = shop;
  const id = baseIds.paymentMethods.prepayment;
  inTransaction(database, () => {
    if (hasAccount(shop)) {
      const { changes } = database.prepare('DELETE FROM withheld_payment_method WHERE id = ?').run(id);
      if (changes > 0) database.prepare('UPDATE payment_method SET active = 1 WHERE id = ?').run(id);
      return;
    }
    const { changes } = database.prepare('UPDATE payment_method SET active = 0 WHERE id = ? AND active = 1').run(id);
    if (changes > 0) database.prepare('INSERT OR IGNORE INTO withheld_payment_method (id) VALUES (?)').run(id);
  });
}

const descriptionsSchema = z.array(z.object({ description: z.string() }));

function hasAccount(shop: Shop): boolean {
  if (shop.config.seller.bankAccount !== undefined) return true;
  const rows = shop.database
    .prepare(`SELECT description FROM payment_method_translation WHERE id = ? AND COALESCE(description, '') <> ''`)
    .all(baseIds.paymentMethods.prepayment);
  const leads = mailLocales.map((locale) => transferDescriptions.prepayment[locale]);
  return descriptionsSchema.parse(rows).some(({ description }) => !leads.some((lead) => description.startsWith(lead)));
}
