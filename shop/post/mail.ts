import type { SafeHtml } from './html.ts';

export interface Attachment {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** A mail to one person: the same content as plain text and as HTML. Head and foot are added when it is composed. */
export interface Mail {
  readonly to: string;
  readonly locale: MailLocale;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: SafeHtml;
  readonly attachments?: readonly Attachment[];
}

/** Languages mails are written in; any other language of the shop gets German mails. */
export const mailLocales = ['de-DE', 'en-GB', 'pl-PL'] as const;
export type MailLocale = (typeof mailLocales)[number];

export function mailLocale(code: string | undefined): MailLocale {
  return mailLocales.find((locale) => locale === code) ?? 'de-DE';
}
