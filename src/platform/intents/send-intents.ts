import { atom } from 'jotai';
import { intentTurn } from '#offline/intents/intent-names.ts';
import { sendInOrder, type SendingOutcome } from '#offline/intents/send-in-order.ts';
import { dropIntentAtom, intentsAtom, noteIntentAtom, readIntentsAtom } from './intent-atoms.ts';
import type { IntentKinds } from './intent-kinds.ts';

/** Sends what waits with the senders of these kinds, once it is this tab's turn: no other tab, and no worker, sends it meanwhile. */
export const sendIntentsAtom = atom(null, async (get, set, kinds: IntentKinds): Promise<SendingOutcome> => {
  let outcome: SendingOutcome = { done: [], failed: [], pauseMs: undefined };
  await navigator.locks.request(intentTurn, async () => {
    await set(readIntentsAtom);
    outcome = await sendInOrder({
      listed: () => get(intentsAtom),
      senderOf: (kind) => kinds.get(kind)?.send,
      send: (sender, intent) => set(sender, intent),
      settle: ({ id }, problem) => (problem === null ? set(dropIntentAtom, id) : set(noteIntentAtom, id, { problem })),
    });
  });
  return outcome;
});
