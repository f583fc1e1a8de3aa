import type { Shop } from '../entities/shop.ts';
import { afterDeliveries, deliverMails, type SendMessage, stopDeliveries } from './deliver-mails.ts';
import { nextAttemptAt } from './mail-table.ts';

/** Runs work once after a delay in ms; the function it returns calls it off. */
export type Schedule = (work: () => void, delay: number) => () => void;

/** A timer that does not keep the process alive. */
export const unrefTimer: Schedule = (work, delay) => {
  const timer = setTimeout(work, delay).unref();
  return () => clearTimeout(timer);
};

/** After the database failed (a full disk, for example) nothing is tried for this long (ms). */
const pause = 60_000;

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
  afterDeliveries(shop, (succeeded) => {
    callOff();
    const delay = nextDelay(shop, isSending, succeeded);
    if (delay !== undefined) callOff = schedule(() => void deliverMails(shop, send), delay);
  });
  // What a crash kept from being delivered.
  void deliverMails(shop, send);
  return async () => {
    callOff();
    const patience = new Promise<void>((resolve) => {
      callOff = schedule(resolve, farewell);
    });
    await Promise.race([stopDeliveries(shop), patience]);
    callOff();
  };
}

/** A message on its way gets this long (ms) to arrive before the shop closes. */
const farewell = 5000;

/** How long (ms) until something is to be delivered; undefined when there is nothing. */
function nextDelay(shop: Shop, isSending: boolean, succeeded: boolean): number | undefined {
  if (!succeeded) return pause;
  try {
    const next = nextAttemptAt(shop, isSending);
    return next === undefined ? undefined : Math.max(0, next - shop.clock().getTime());
  } catch (error) {
    console.error('The next delivery of mails could not be planned', error);
    return pause;
  }
}
