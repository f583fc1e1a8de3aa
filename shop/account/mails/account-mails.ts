import { createHash } from 'node:crypto';
import { letter } from '../../post/letter.ts';
import type { Mail, MailLocale } from '../../post/mail.ts';
import { storefrontPaths } from '../../post/storefront-links.ts';
import { accountTexts } from './account-texts.ts';

export interface AccountMailFacts {
  readonly to: string;
  readonly name: string;
  readonly locale: MailLocale;
  readonly shopName: string;
  /** One of the channel's domains, without a trailing slash. */
  readonly storefrontUrl: string;
  readonly hash: string;
}

/** What links carry in place of the address: the reference compares it on confirmation. */
export function hashedEmail(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

type Kind = 'confirmRegistration' | 'confirmGuestOrder' | 'recoverPassword' | 'confirmNewsletter';

/** Asks a new customer or guest to confirm the address (double opt-in). */
export function confirmationMail(facts: AccountMailFacts, isGuest: boolean): Mail {
  const kind = isGuest ? 'confirmGuestOrder' : 'confirmRegistration';
  return linkMail(facts, kind, `${storefrontPaths.confirmRegistration}?em=${hashedEmail(facts.to)}&hash=${facts.hash}`);
}

/** The link to a new password. */
export function recoveryMail(facts: AccountMailFacts): Mail {
  return linkMail(facts, 'recoverPassword', `${storefrontPaths.newPassword}?hash=${facts.hash}`);
}

/** Asks for the click that proves who subscribed (§ 7 UWG). `name` may be empty. */
export function newsletterMail(facts: AccountMailFacts): Mail {
  const name = facts.name === '' ? '' : ` ${facts.name}`;
  const path = `${storefrontPaths.confirmNewsletter}?em=${hashedEmail(facts.to)}&hash=${facts.hash}`;
  return linkMail({ ...facts, name }, 'confirmNewsletter', path);
}

/** A letter with one link, its words from `accountTexts`. */
function linkMail({ to, name, locale, shopName, storefrontUrl }: AccountMailFacts, kind: Kind, path: string): Mail {
  const words = accountTexts[locale][kind];
  return letter({
    to,
    locale,
    subject: words.subject(shopName),
    paragraphs: words.paragraphs(name),
    link: { label: words.link, url: `${storefrontUrl}${path}` },
    remarks: words.remarks,
  });
}
