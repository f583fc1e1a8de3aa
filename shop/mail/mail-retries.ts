import type { Shop } from '../shop.ts';
import { afterDeliveries, deliverMails, type SendMessage, stopDeliveries } from './deliver-mails.ts';
import { nextAttemptAt } from './mail-table.ts';

/** Runs work once after a delay in ms; the function it returns calls it off. */
export type Schedule = (work: () => void, delay: number) => () => void;

/** A timer that does not keep the process alive. */
export const unrefTimer: Schedule = (work, delay) => {
  const timer = setTimeout(work, delay).unref();
  return () => clearTimeout(timer);
};

/** A message on its way gets this long (ms) to arrive before the shop closes. */
const FAREWELL = 5000;

/**
 * Delivers what is queued now, and tries again whenever the next mail is due, as long as one is not in the outbox
 * folder or not with the mail server: one timer, planned anew after every delivery.
 *
 * @returns ends it; resolves when no message is on its way any more, after five seconds at the latest
 */
export function keepDelivering(
  shop: Shop,
  { schedule = unrefTimer, send }: { readonly schedule?: Schedule | undefined; readonly send?: SendMessage } = {},
): () => Promise<void> {
  const isSending = send !== undefined || shop.config.smtpUrl !== undefined;
  let callOff = (): void => undefined;
  afterDeliveries(shop, () => {
    callOff();
    const next = nextAttemptAt(shop, isSending);
    if (next === undefined) return;
    callOff = schedule(() => void deliverMails(shop, send), Math.max(0, next - shop.clock().getTime()));
  });
  // What a crash kept from being delivered.
  void deliverMails(shop, send);
  return async () => {
    callOff();
    const patience = new Promise<void>((resolve) => {
      callOff = schedule(resolve, FAREWELL);
    });
    await Promise.race([stopDeliveries(shop), patience]);
    callOff();
  };
}
