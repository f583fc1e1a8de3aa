import type { ShopArea } from '../context/shop-area.ts';
import { forgetMails } from './forget-mails.ts';
import { mailMigrations } from './mail-table.ts';
import { registerOutboxRoutes } from './outbox-routes.ts';

/** Mails: written down with what they tell of, sent afterwards, kept for a while. */
export const postArea: ShopArea = {
  name: 'post',
  entities: [],
  migrations: { mail: mailMigrations },
  // With their attachments.
  forgets: [{ forget: forgetMails, most: 10 }],
  register: ({ pages }, shop) => registerOutboxRoutes(pages, shop),
};
