import { html } from './html.ts';
import type { Mail, MailLocale } from './mail.ts';
import { mailButton, type MailLink, mailParagraph, mailQuote, mailRemark, mailTitle } from './mail-parts.ts';

export interface Letter {
  readonly to: string;
  readonly replyTo?: string;
  readonly locale: MailLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the customer wrote, after the paragraphs: set apart, or it reads as ours. */
  readonly quote?: readonly string[];
  /** The one thing to do. */
  readonly link?: MailLink;
  /** After the link. */
  readonly remarks?: readonly string[];
}

/** A short mail of a few paragraphs, at most one quote and at most one link. */
export function letter({ to, replyTo, locale, subject, paragraphs, quote = [], link, remarks = [] }: Letter): Mail {
  const linkText = link === undefined ? [] : [`${link.label}:\n${link.url}`];
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    locale,
    subject,
    text: [...paragraphs, ...quoted(quote), ...linkText, ...remarks].join('\n\n'),
    html: html`${mailTitle(subject)} ${paragraphs.map(mailParagraph)} ${quote.length > 0 && mailQuote(quote)}
    ${link && mailButton(link)} ${remarks.map(mailRemark)}`,
  };
}

/** As mail programs mark what somebody else wrote. */
function quoted(quote: readonly string[]): string[] {
  return quote.length === 0 ? [] : [quote.join('\n\n').replaceAll(/^/gm, '> ')];
}
