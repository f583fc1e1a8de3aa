import type { Seller } from '../base/shop-config.ts';
import { html } from '../post/html.ts';
import type { Attachment, MailLocale } from '../post/mail.ts';
import { paperPage } from '../post/paper-page.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

const fileNames: Readonly<Record<MailLocale, string>> = {
  'de-DE': 'Widerrufsbelehrung.html',
  'en-GB': 'withdrawal.html',
  'pl-PL': 'odstapienie-od-umowy.html',
};

/** Notice on the right of withdrawal and model form (Annexes 1 and 2 to Art. 246a § 1 EGBGB), as a file to keep. */
export function withdrawalAttachment(locale: MailLocale, seller: Seller): Attachment {
  const words = withdrawalTexts[locale];
  const { name, address, email, phone } = seller;
  const postal = [name, ...address, ...(phone === undefined ? [] : [phone])].join(', ');
  const paragraphs = (texts: readonly string[]) => texts.map((text) => html`<p>${text}</p>`);
  const document = paperPage(
    locale,
    words.heading,
    html`<h1>${words.heading}</h1>
      ${paragraphs(words.notice(postal, email))}
      <h2>${words.formHeading}</h2>
      ${paragraphs(words.form(postal, email))}`,
  );
  const content = Buffer.from(document.text);
  return { name: fileNames[locale], mimeType: 'text/html; charset=utf-8', content };
}
