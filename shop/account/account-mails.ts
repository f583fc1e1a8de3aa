import { createHash } from 'node:crypto';
import { letter } from '../mail/letter.ts';
import type { Mail, MailLocale } from '../mail/mail.ts';
import { accountTexts } from '../mail/texts/account-texts.ts';

export type AccountMailFacts = {
  readonly to: string;
  readonly name: string;
  readonly locale: MailLocale;
  readonly shopName: string;
  /** One of the channel's domains, without a trailing slash. */
  readonly storefrontUrl: string;
  readonly hash: string;
};

/** What links carry in place of the address: the reference compares it on confirmation. */
export function hashedEmail(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

function confirmation(facts: AccountMailFacts, kind: 'confirmRegistration' | 'confirmGuestOrder'): Mail {
  const { to, name, locale, shopName, storefrontUrl, hash } = facts;
  const words = accountTexts[locale][kind];
  return letter({
    to,
    locale,
    subject: words.subject(shopName),
    paragraphs: words.paragraphs(name),
    link: { label: words.link, url: `${storefrontUrl}/registration/confirm?em=${hashedEmail(to)}&hash=${hash}` },
    remarks: words.remarks,
  });
}

/** Asks a new customer or guest to confirm the address (double opt-in). */
export function confirmationMail(facts: AccountMailFacts, isGuest: boolean): Mail {
  return confirmation(facts, isGuest ? 'confirmGuestOrder' : 'confirmRegistration');
}

/** The link to a new password, under the reference's default path. */
export function recoveryMail({ to, name, locale, shopName, storefrontUrl, hash }: AccountMailFacts): Mail {
  const words = accountTexts[locale].recoverPassword;
  return letter({
    to,
    locale,
    subject: words.subject(shopName),
    paragraphs: words.paragraphs(name),
    link: { label: words.link, url: `${storefrontUrl}/account/recover/password?hash=${hash}` },
    remarks: words.remarks,
  });
}

/** Asks for the click that proves who subscribed (§ 7 UWG). `name` may be empty. */
export function newsletterMail({ to, name, locale, shopName, storefrontUrl, hash }: AccountMailFacts): Mail {
  const words = accountTexts[locale].confirmNewsletter;
  return letter({
    to,
    locale,
    subject: words.subject(shopName),
    paragraphs: words.paragraphs(name === '' ? '' : ` ${name}`),
    link: { label: words.link, url: `${storefrontUrl}/newsletter-subscribe?em=${hashedEmail(to)}&hash=${hash}` },
    remarks: words.remarks,
  });
}
