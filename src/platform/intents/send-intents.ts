import { atom, type WritableAtom } from 'jotai';
import { StoreApiError } from '#store-api/store-api-error.ts';
import type { IntentProblem } from './intent.ts';
import { dropIntentAtom, intentsAtom, type ListedIntent, noteIntentAtom, readIntentsAtom } from './intent-atoms.ts';

/** Sends one change; resolves to why it did not come about, null when it did. @throws {StoreApiError} */
export type IntentSender = WritableAtom<null, [intent: ListedIntent], Promise<IntentProblem | null>>;

/** One tab at a time sends; what it has sent is gone when the next one looks. */
const turnName = 'notenfalz-intents';

/**
 * Sends what waits, in the order it was made, each once: the next one only after the shop has answered. Ends early when the shop
 * cannot be reached, and keeps what is left. What the shop refuses stays, with the reason. Resolves to how many came about.
 */
export const sendIntentsAtom = atom(
  null,
  async (_get, set, senders: ReadonlyMap<string, IntentSender>): Promise<number> => {
    let done = 0;
    await navigator.locks.request(turnName, async () => {
      await set(readIntentsAtom);
      done = await set(sendAllAtom, senders);
    });
    return done;
  },
);

const sendAllAtom = atom(null, async (get, set, senders: ReadonlyMap<string, IntentSender>): Promise<number> => {
  let done = 0;
  for (const { id } of get(intentsAtom)) {
    // Taken back meanwhile, or told already.
    const intent = get(intentsAtom).find((waiting) => waiting.id === id && waiting.problem === null);
    const sender = intent && senders.get(intent.kind);
    if (!sender) continue;
    const outcome = await set(sender, intent).catch(outcomeOf);
    if (outcome === 'unreached') break;
    if (outcome === null) await set(dropIntentAtom, id);
    else await set(noteIntentAtom, id, { problem: outcome });
    done += outcome === null ? 1 : 0;
  }
  return done;
});

/** What is no answer to the change itself does not decide about it. */
function outcomeOf(error: unknown): IntentProblem | 'unreached' {
  console.warn('A change that waited for the shop could not be sent.', error);
  if (!(error instanceof StoreApiError)) return 'unreached';
  const { statusCode } = error;
  const isRefused = statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 412, 429].includes(statusCode);
  return isRefused ? 'refused' : 'unreached';
}
