import type { ShopLine } from '#store-api/store-api-call.ts';
import { messageIntent, sendKeptMessage } from './contact-message.ts';
import type { Intent, IntentProblem } from './intent.ts';
import { newsletterIntentKinds, sendKeptSubscriber } from './newsletter-wish.ts';
import { reviewIntent, sendKeptReview } from './product-review.ts';
import { sendKeptWish, wishlistIntent } from './wishlist-change.ts';

/** The shop in one session, and the address of it that its mails lead to. */
export interface UnwatchedShop {
  readonly line: ShopLine;
  readonly storefrontUrl: string | undefined;
}

/** As pages send it. What cannot be read does not come about. */
export type UnwatchedSender = (shop: UnwatchedShop, intent: Intent) => Promise<IntentProblem | null>;

const sendMessage: UnwatchedSender = ({ line }, intent) => sendKeptMessage(line, intent);
const sendWish: UnwatchedSender = ({ line }, intent) => sendKeptWish(line, intent);
const sendReview: UnwatchedSender = ({ line }, intent) => sendKeptReview(line, intent);
const sendSubscriber: UnwatchedSender = ({ line, storefrontUrl }, intent) =>
  sendKeptSubscriber(line, intent, storefrontUrl);

/**
 * What may be sent while nobody looks: each says all there is to say, and may be sent twice as on pages. Whatever must be laid against the
 * cart or the address book as they are by then is not among them. On pages, too, none of these waits for another kind.
 */
export const unwatchedSenders: ReadonlyMap<string, UnwatchedSender> = new Map([
  [messageIntent, sendMessage],
  [wishlistIntent, sendWish],
  [reviewIntent, sendReview],
  ...newsletterIntentKinds.map((kind): [string, UnwatchedSender] => [kind, sendSubscriber]),
]);
