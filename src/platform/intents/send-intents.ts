import { atom } from 'jotai';
import { isUnanswered, StoreApiError } from '#store-api/store-api-error.ts';
import { askedPauseMs } from './asked-pause.ts';
import type { IntentProblem } from './intent.ts';
import { dropIntentAtom, intentsAtom, type ListedIntent, noteIntentAtom, readIntentsAtom } from './intent-atoms.ts';
import type { IntentKinds, IntentSender } from './intent-kinds.ts';

/** What became of what waited. */
export interface SendingOutcome {
  readonly done: readonly ListedIntent[];
  /** What could not come about. */
  readonly failed: readonly ListedIntent[];
  /** Milliseconds the shop asks to wait before what it has not taken is sent again; undefined: it has answered everything. */
  readonly pauseMs: number | undefined;
}

/** One tab at a time sends; what it has sent is gone when the next one looks. */
const turnName = 'notenfalz-intents';

/**
 * Sends what waits, in the order it was made, each once: the next one only after the shop has answered, and also those made
 * meanwhile. Ends early when the shop cannot be reached. What it does not take yet is kept, with everything behind it that has the
 * same sender. What the shop refuses stays, with the reason.
 */
export const sendIntentsAtom = atom(null, async (_get, set, kinds: IntentKinds): Promise<SendingOutcome> => {
  let outcome: SendingOutcome = { done: [], failed: [], pauseMs: undefined };
  await navigator.locks.request(turnName, async () => {
    await set(readIntentsAtom);
    outcome = await set(sendAllAtom, kinds);
  });
  return outcome;
});

const sendAllAtom = atom(null, async (get, set, kinds: IntentKinds): Promise<SendingOutcome> => {
  const done: ListedIntent[] = [];
  const failed: ListedIntent[] = [];
  const sent = new Set<string>();
  const held = new Set<IntentSender>();
  let pauseMs: number | undefined;
  const isNext = ({ id, kind, problem }: ListedIntent): boolean => {
    const sender = kinds.get(kind)?.send;
    return problem === null && !sent.has(id) && sender !== undefined && !held.has(sender);
  };
  for (let next = get(intentsAtom).find(isNext); next; next = get(intentsAtom).find(isNext)) {
    const sender = kinds.get(next.kind)?.send;
    if (!sender) break;
    sent.add(next.id);
    const result = await set(sender, next).catch(outcomeOf);
    if (typeof result === 'object' && result !== null) {
      pauseMs = Math.max(pauseMs ?? 0, result.pauseMs);
      if (result.isForAll) break;
      held.add(sender);
      continue;
    }
    // With what its sender has noted.
    const noted = get(intentsAtom).find(({ id }) => id === next?.id) ?? next;
    if (result === null) await set(dropIntentAtom, next.id);
    else await set(noteIntentAtom, next.id, { problem: result });
    if (result === null) done.push(noted);
    else failed.push({ ...noted, problem: result });
  }
  return { done, failed, pauseMs };
});

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
