import type { Shop } from '../entities/shop.ts';
import { makeOrderMails } from '../mail/make-order-mails.ts';
import { latestMails, type StoredMail } from '../post/mail-table.ts';

/** The newest mails first, those of orders too: they are composed after the answer, and this waits for them. */
export async function newestMails(shop: Shop, limit: number): Promise<StoredMail[]> {
  await makeOrderMails(shop);
  return latestMails(shop, limit);
}
