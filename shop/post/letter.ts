import { html } from './html.ts';
import type { Mail, MailLocale } from './mail.ts';
import { paperPage } from './paper-page.ts';

export interface Letter {
  readonly to: string;
  readonly replyTo?: string;
  readonly locale: MailLocale;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do. */
  readonly link?: { readonly label: string; readonly url: string };
  /** After the link. */
  readonly remarks?: readonly string[];
}

/** A short mail of a few paragraphs and at most one link. */
export function letter({ to, replyTo, locale, subject, paragraphs, link, remarks = [] }: Letter): Mail {
  const linkText = link === undefined ? [] : [`${link.label}:\n${link.url}`];
  return {
    to,
    ...(replyTo === undefined ? {} : { replyTo }),
    subject,
    text: `${[...paragraphs, ...linkText, ...remarks].join('\n\n')}\n`,
    html: paperPage(
      locale,
      subject,
      html`<h1>${subject}</h1>
        ${paragraphs.map((text) => html`<p>${text.split('\n').map((line) => html`${line}<br />`)}</p>`)}
        ${link && html`<p><a class="button" href="${link.url}">${link.label}</a></p>`}
        ${remarks.map((text) => html`<p><small>${text}</small></p>`)}`,
    ),
  };
}
