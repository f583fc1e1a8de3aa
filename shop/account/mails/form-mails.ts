import { letter } from '../../post/letter.ts';
import type { Mail, MailLocale } from '../../post/mail.ts';
import { accountTexts } from './account-texts.ts';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly comment: string;
  readonly arrivedAt: Date;
}

/** What the page for reports puts before the name of the work, in each language. */
const reportMark = /^(?:Rechtsverletzung|Rights infringement|Naruszenie praw): /;

/** Reports of what violates rights travel as contact messages: Shopware has no call of their own for them. */
export const isInfringementReport = (subject: string): boolean => reportMark.test(subject);

/** A message of the contact form, for whom it is meant. */
export function contactMail(to: string, { name, email, phone, subject, comment }: ContactMessage): Mail {
  const sender = `${name} <${email}>${phone === null ? '' : `, ${phone}`}`.trim();
  const isReport = isInfringementReport(subject);
  const duty = 'Bitte unverzüglich prüfen und dem Absender antworten, was unternommen wurde (Art.\u00A016 DSA).';
  return letter({
    to,
    replyTo: email,
    locale: 'de-DE',
    subject: isReport ? subject.replace(reportMark, 'Rechtsverletzung: ') : `Kontakt: ${subject}`,
    paragraphs: [...(isReport ? [duty] : []), sender],
    quote: [comment],
  });
}

interface Receipt {
  readonly shopName: string;
  readonly locale: MailLocale;
}

/**
 * Tells that a message has arrived; of a report of a rights infringement also when, and what becomes of it (Art. 16 (4)
 * to (6) DSA).
 *
 * @param isQuoted only for an address that was confirmed to be the sender's
 */
export function contactReceipt(message: ContactMessage, { shopName, locale }: Receipt, isQuoted: boolean): Mail {
  const { contactReceived, infringementReceived } = accountTexts[locale];
  const words = isInfringementReport(message.subject) ? infringementReceived : contactReceived;
  const said = words.paragraphs(named(message.name), momentOf(message.arrivedAt, locale));
  const paragraphs = [...said, ...(isQuoted ? [contactReceived.quote] : [])];
  const quote = isQuoted ? [message.subject, message.comment] : [];
  return letter({ to: message.email, locale, subject: words.subject(shopName), paragraphs, quote });
}

/** Behind a greeting: forms may leave the name open. */
const named = (name: string): string => (name === '' ? '' : ` ${name}`);

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
    paragraphs: paragraphs(named(name), momentOf(arrivedAt, locale)),
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
