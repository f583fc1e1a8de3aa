import type { Shop } from '../entities/shop.ts';
import type { MailLocale } from './mail.ts';

/** Pages of the storefront that mails lead to: its routes, below the address of its language. */
export const storefrontPaths = {
  confirmRegistration: '/registration/confirm',
  newPassword: '/reset-password',
  confirmNewsletter: '/newsletter-subscribe',
  /** An order whoever knows its deep link code may ask for, with e-mail address and postal code. */
  order: (deepLinkCode: string) => `/account/order/${deepLinkCode}`,
  /** The uploaded files of a print job. */
  files: (folderId: string) => `/download/${folderId}`,
  /** The statutory function (§ 356a BGB). */
  withdraw: '/vertrag-widerrufen',
  imprint: '/impressum',
  contact: '/contact',
} as const;

/** Where the storefront speaks a language, without a trailing slash: at the shop's present address, if it does there. */
export function storefrontIn({ database, config, baseUrl }: Shop, locale: MailLocale): string {
  const present = config.storefrontUrls[0] ?? baseUrl;
  const urls = database
    .prepare(
      `SELECT d.url FROM sales_channel_domain d JOIN language l ON l.id = d.language_id
       JOIN locale o ON o.id = l.translation_code_id WHERE o.code = ? ORDER BY d.created_at, d.url`,
    )
    .all(locale)
    .map((row) => String(row['url']));
  const url = urls.find((known) => new URL(known).origin === new URL(present).origin) ?? urls[0] ?? present;
  return url.replace(/\/+$/, '');
}
