import { isUnanswered, StoreApiError } from '#store-api/store-api-error.ts';
import { askedPauseMs } from './asked-pause.ts';
import type { IntentProblem, ListedIntent } from './intent.ts';

/** What became of what waited. */
export interface SendingOutcome {
  readonly done: readonly ListedIntent[];
  /** What could not come about. */
  readonly failed: readonly ListedIntent[];
  /** Milliseconds the shop asks to wait before what it has not taken is sent again; undefined: it has answered everything. */
  readonly pauseMs: number | undefined;
}

interface Sending<Sender> {
  /** What there is now, in the order it was made. Asked before each of them: what is not listed then is not sent. */
  readonly listed: () => readonly ListedIntent[] | Promise<readonly ListedIntent[]>;
  /** Who sends a kind; what has the same sender keeps its order, and nothing else waits for it. Undefined: it is not sent here. */
  readonly senderOf: (kind: string) => Sender | undefined;
  /** Resolves to why it did not come about, null when it did. @throws {StoreApiError} */
  readonly send: (sender: Sender, intent: ListedIntent) => Promise<IntentProblem | null>;
  /** Writes down what the shop answered. */
  readonly settle: (intent: ListedIntent, problem: IntentProblem | null) => Promise<unknown>;
}

/**
 * Sends what waits, in the order it was made, each once: the next one only after the shop has answered, and also those made
 * meanwhile. Ends early when the shop cannot be reached. What it does not take yet is kept, with everything behind it that has the
 * same sender. What the shop refuses stays, with the reason.
 */
export async function sendInOrder<Sender>(sending: Sending<Sender>): Promise<SendingOutcome> {
  const { listed, senderOf, send, settle } = sending;
  const done: ListedIntent[] = [];
  const failed: ListedIntent[] = [];
  const sent = new Set<string>();
  const held = new Set<Sender>();
  let pauseMs: number | undefined;
  const findNext = async () => {
    for (const intent of await listed()) {
      const sender = intent.problem === null && !sent.has(intent.id) ? senderOf(intent.kind) : undefined;
      if (sender !== undefined && !held.has(sender)) return { intent, sender };
    }
    return undefined;
  };
  for (let next = await findNext(); next; next = await findNext()) {
    const { intent, sender } = next;
    sent.add(intent.id);
    const result = await send(sender, intent).catch(outcomeOf);
    if (typeof result === 'object' && result !== null) {
      pauseMs = Math.max(pauseMs ?? 0, result.pauseMs);
      if (result.isForAll) break;
      held.add(sender);
      continue;
    }
    // With what its sender has noted.
    const noted = (await listed()).find(({ id }) => id === intent.id) ?? intent;
    await settle(intent, result);
    if (result === null) done.push(noted);
    else failed.push({ ...noted, problem: result });
  }
  return { done, failed, pauseMs };
}

/** The shop has not answered to the change itself. */
interface Delay {
  readonly pauseMs: number;
  /** Whether nothing else can be sent either. */
  readonly isForAll: boolean;
}

/** What is no answer to the change itself does not decide about it. */
function outcomeOf(error: unknown): IntentProblem | Delay {
  console.warn('A change that waited for the shop could not be sent.', error);
  const status = error instanceof StoreApiError && !isUnanswered(error) ? error.statusCode : 503;
  if (status < 500 && ![401, 403, 412, 429].includes(status)) return 'refused';
  return { pauseMs: askedPauseMs(error), isForAll: status === 503 };
}
