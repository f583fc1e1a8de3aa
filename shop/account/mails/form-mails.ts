import { letter } from '../../post/letter.ts';
import type { Mail, MailLocale } from '../../post/mail.ts';
import { accountTexts } from './account-texts.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly comment: string;
}

/** A message of the contact form, for whom it is meant. */
export function contactMail(to: string, { name, email, phone, subject, comment }: ContactMessage): Mail {
  const sender = `${name} <${email}>${phone === null ? '' : `, ${phone}`}`;
  return letter({
    to,
    replyTo: email,
    locale: 'de-DE',
    subject: `Kontakt: ${subject}`,
    paragraphs: [sender, comment],
  });
}

interface Receipt {
  readonly shopName: string;
  readonly locale: MailLocale;
}

/**
 * Tells that a message has arrived.
 *
 * @param isQuoted only for an address that was confirmed to be the sender's
 */
export function contactReceipt(message: ContactMessage, { shopName, locale }: Receipt, isQuoted: boolean): Mail {
  const words = accountTexts[locale].contactReceived;
  const paragraphs = [...words.paragraphs(message.name), ...(isQuoted ? [words.quote] : [])];
  const quote = isQuoted ? [message.subject, message.comment] : [];
  return letter({ to: message.email, locale, subject: words.subject(shopName), paragraphs, quote });
}

export interface RevocationMessage {
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  readonly comment: string | null;
  readonly arrivedAt: Date;
}

/** Receipt of a declaration of withdrawal: content, date and time (§ 356a (4) BGB); a text that may not go back is counted. */
export function revocationReceipt(message: RevocationMessage, receipt: Receipt, isQuoted: boolean): Mail {
  const { comment } = message;
  const { textKept } = accountTexts[receipt.locale].revocationReceived;
  const text = comment === null || isQuoted ? comment : textKept([...comment].length);
  return revocationMail(message.email, { ...message, comment: text }, receipt);
}

/** The declaration itself. */
export function revocationMail(to: string, message: RevocationMessage, { shopName, locale }: Receipt): Mail {
  const { subject, paragraphs, fields } = accountTexts[locale].revocationReceived;
  const { name, email, contract, comment, arrivedAt } = message;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' });
  const given = [`${fields.name}: ${name}`, `${fields.contract}: ${contract}`, `${fields.email}: ${email}`];
  const content = [...given, ...(comment === null ? [] : [`${fields.text}: ${comment}`])].join('\n');
  return letter({
    to,
    locale,
    subject: subject(shopName),
    paragraphs: paragraphs(name, time.format(arrivedAt)),
    quote: [content],
    ...(to === email ? {} : { replyTo: email }),
  });
}
