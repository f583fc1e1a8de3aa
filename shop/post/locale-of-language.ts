import type { Shop } from '../entities/shop.ts';
import { mailLocale, type MailLocale } from './mail.ts';

/** The language mails are written in for a language of the shop. */
export function localeOfLanguage(shop: Shop, languageId: string): MailLocale {
  const row = shop.database
    .prepare('SELECT o.code FROM language l JOIN locale o ON o.id = l.translation_code_id WHERE l.id = ?')
    .get(languageId);
  return mailLocale(row === undefined ? undefined : String(row['code']));
}
