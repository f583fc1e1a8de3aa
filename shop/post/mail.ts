import type { SafeHtml } from './html.ts';
import type { PageOfFile } from './pictures/page-of-file.ts';

export interface Attachment {
  readonly name: string;
  readonly mimeType: string;
  readonly content: Uint8Array;
}

/** A page the HTML of a mail shows where `mailScore` left room for it. */
export interface ShownPage extends PageOfFile {
  /** Shaped like an address, as RFC 2392 wants it. */
  readonly id: string;
  /** Name of the file in the file store. */
  readonly file: string;
  /** Other bytes under that name are not shown. */
  readonly generation: number;
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
  /** Drawn whenever the mail is handed to somebody, as long as their files are there; see `illustrate`. */
  readonly pages?: readonly ShownPage[];
}

/** Languages mails are written in; any other language of the shop gets German mails. */
export const mailLocales = ['de-DE', 'en-GB', 'pl-PL'] as const;
export type MailLocale = (typeof mailLocales)[number];

export function mailLocale(code: string | undefined): MailLocale {
  return mailLocales.find((locale) => locale === code) ?? 'de-DE';
}
