import * as z from 'zod/mini';
import { ask } from '#store-api/ask.ts';
import { domainsSchema } from '#store-api/domains.ts';
import type { ShopLine } from '#store-api/store-api-call.ts';
import { storefrontUrl } from '#store-api/storefront-url.ts';
import type { ListedIntent } from './intent.ts';
import { listKeptIntents, settleUntold } from './kept-intents.ts';
import { sendInOrder } from './send-in-order.ts';
import { type UnwatchedShop, unwatchedSenders } from './unwatched-kinds.ts';

interface UnwatchedSending {
  /** The shop in the session this browser has now. */
  readonly line: ShopLine;
  /** As `IntentTarget`. */
  readonly languageId: string | undefined;
  /** Of this shop's pages. */
  readonly origin: string;
  /** Asked before each change is sent: whether the next one is this one's as well. */
  readonly mayGoOn: () => Promise<boolean>;
}

/**
 * Sends what needs nobody's eyes, and belongs to whoever has the session: that is asked of the shop first. What became of it is put
 * on record for the next page to say. Whoever calls has the turn (`intentTurn`).
 * @returns whether something of it is left that a further try may send
 * @throws what the question for the session threw
 */
export async function sendUnwatched({ line, languageId, origin, mayGoOn }: UnwatchedSending): Promise<'done' | 'left'> {
  if (!(await hasUnwatched())) return 'done';
  const session = await ask(line, { kind: 'session', method: 'GET', path: 'context' }, sessionSchema);
  const owner = session.customer?.id ?? null;
  const shop: UnwatchedShop = { line, storefrontUrl: storefrontUrl(session, languageId, origin) };
  const waiting = (): Promise<readonly ListedIntent[]> => listUnwatched((intent) => intent.customer === owner);
  await sendInOrder({
    listed: async () => ((await mayGoOn()) ? waiting() : []),
    senderOf: (kind) => unwatchedSenders.get(kind),
    send: (sender, intent) => sender(shop, intent),
    settle: settleUntold,
  });
  return (await waiting()).length > 0 ? 'left' : 'done';
}

/** Whether anything waits that may be sent while nobody looks, whosever it is. */
export const hasUnwatched = async (): Promise<boolean> => (await listUnwatched(() => true)).length > 0;

async function listUnwatched(isWanted: (intent: ListedIntent) => boolean): Promise<readonly ListedIntent[]> {
  const kept = await listKeptIntents();
  return kept.filter((intent) => intent.problem === null && unwatchedSenders.has(intent.kind) && isWanted(intent));
}

/** Whose session it is must be said: what cannot be read is nobody's word. */
const sessionSchema = z.object({
  customer: z.nullish(z.object({ id: z.string() })),
  salesChannel: z.object({ domains: domainsSchema }),
});
