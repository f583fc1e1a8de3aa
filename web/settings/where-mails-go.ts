import { isPublic, type Settings } from './settings.ts';

/** Who may read the page of the outbox: its mails hold links that open accounts. */
export function outboxAccess(settings: Settings): 'anybody' | 'nobody' | { token: string } {
  if (settings.outboxToken !== undefined) return { token: settings.outboxToken };
  return isPublic(settings) || settings.smtpUrl !== undefined ? 'nobody' : 'anybody';
}

/** The test payment moves no money: whoever reaches it gets goods for nothing. */
export function offersTestPayment(settings: Settings): boolean {
  return settings.testPayment ?? !isPublic(settings);
}

/** One line for the start: where mails go and who can read the outbox. Tells no password. */
export function whereMailsGo(settings: Settings, origin: string): string {
  if (settings.shopwareEndpoint !== undefined) return `Mails: the shop at ${settings.shopwareEndpoint} sends them.`;
  const { smtpUrl, dataFolder } = settings;
  const kept = `kept in ${dataFolder}/outbox${page(settings, origin)}`;
  if (smtpUrl !== undefined) return `Mails: sent through ${new URL(smtpUrl).host} and ${kept}.`;
  return isPublic(settings)
    ? `Mails: NOT SENT to anybody, only ${kept}. Set SMTP_URL to send them.`
    : `Mails: not sent, only ${kept}.`;
}

function page(settings: Settings, origin: string): string {
  const access = outboxAccess(settings);
  if (access === 'nobody') return '; no page shows them (OUTBOX_TOKEN opens one)';
  return `, to be read at ${origin}/outbox${access === 'anybody' ? '' : ' with OUTBOX_TOKEN'}`;
}
