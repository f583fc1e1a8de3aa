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
export function revocationReceipt(message: RevocationMessage, { shopName, locale }: Receipt, isQuoted: boolean): Mail {
  const { subject, paragraphs, textKept } = accountTexts[locale].revocationReceived;
  const { name, email, comment, arrivedAt } = message;
  const text = comment === null || isQuoted ? comment : textKept([...comment].length);
  return letter({
    to: email,
    locale,
    subject: subject(shopName),
    paragraphs: paragraphs(name, momentOf(arrivedAt, locale)),
    quote: [declaration({ ...message, comment: text }, locale)],
  });
}

/** The declaration itself, for the owner, in German. */
export function revocationNotice(to: string, message: RevocationMessage): Mail {
  const { name, email, contract, arrivedAt } = message;
  return letter({
    to,
    replyTo: email,
    locale: 'de-DE',
    subject: `Widerruf von ${name === '' ? email : name}: ${contract}`,
    paragraphs: [`Eingegangen am ${momentOf(arrivedAt, 'de-DE')}. Die Eingangsbestätigung ist verschickt.`],
    quote: [declaration(message, 'de-DE')],
  });
}

const momentOf = (moment: Date, locale: MailLocale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' }).format(moment);

/** What was declared, a line for each field. */
function declaration({ name, contract, email, comment }: RevocationMessage, locale: MailLocale): string {
  const { fields } = accountTexts[locale].revocationReceived;
  const given = [`${fields.name}: ${name}`, `${fields.contract}: ${contract}`, `${fields.email}: ${email}`];
  return [...given, ...(comment === null ? [] : [`${fields.text}: ${comment}`])].join('\n');
}
