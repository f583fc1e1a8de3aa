import { html } from './html.ts';
import type { Mail, MailLocale } from './mail.ts';
import { mailButton, type MailLink, mailParagraph, mailRemark, mailTitle } from './mail-parts.ts';

export interface Letter {
  readonly to: string;
  readonly replyTo?: string;
  readonly locale: MailLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly link?: MailLink;
  /** After the link. */
  readonly remarks?: readonly string[];
}

/** A short mail of a few paragraphs and at most one link. */
export function letter({ to, replyTo, locale, subject, paragraphs, link, remarks = [] }: Letter): Mail {
  const linkText = link === undefined ? [] : [`${link.label}:\n${link.url}`];
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    locale,
    subject,
    text: [...paragraphs, ...linkText, ...remarks].join('\n\n'),
    html: html`${mailTitle(subject)} ${paragraphs.map(mailParagraph)} ${link && mailButton(link)}
    ${remarks.map(mailRemark)}`,
  };
}
