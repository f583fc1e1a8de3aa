import { atom } from 'jotai';
import { intentTurn } from '#offline/intents/intent-names.ts';
import { type ListedIntent, intentProblemOf } from '#offline/intents/intent.ts';
import type { SendingOutcome } from '#offline/intents/send-in-order.ts';
import { loadTexts } from '../i18n/texts.ts';
import { notifyAtom } from '../notifications/notification-atoms.ts';
import { shellAtom } from '../session/session-atoms.ts';
import { dropIntentAtom, noteIntentAtom, readIntentsAtom, untoldIntentsAtom } from './intent-atoms.ts';
import { intentKindsAtom } from './intent-kinds.ts';

type Outcomes = Pick<SendingOutcome, 'done' | 'failed'>;

/** Says what came about, and what did not: the list of what waits stands on other pages, perhaps. */
export const tellOutcomesAtom = atom(null, async (get, set, { done, failed }: Outcomes) => {
  const texts = get(shellAtom)?.texts;
  if (!texts || done.length + failed.length === 0) return;
  await loadTexts(texts, ['offline']);
  const kinds = get(intentKindsAtom);
  const messages = new Set(done.map((intent) => kinds.get(intent.kind)?.done(intent, texts) ?? ''));
  for (const message of messages) set(notifyAtom, { type: 'success', message });
  for (const intent of failed) {
    const problem = intentProblemOf(intent);
    const message = problem && kinds.get(intent.kind)?.failed(intent, problem, texts);
    if (message) set(notifyAtom, { type: 'warning', message });
  }
});

/** Says what the worker has sent while no page was there: one tab does, once. What came about is forgotten then. */
export const tellUntoldAtom = atom(null, async (get, set) => {
  const outcomes: Record<keyof Outcomes, readonly ListedIntent[]> = { done: [], failed: [] };
  await navigator.locks.request(intentTurn, async () => {
    await set(readIntentsAtom);
    const untold = get(untoldIntentsAtom);
    outcomes.done = untold.filter(({ problem }) => problem === 'arrived');
    outcomes.failed = untold.filter(({ problem }) => problem !== 'arrived');
    for (const { id } of outcomes.done) await set(dropIntentAtom, id);
    for (const { id } of outcomes.failed) await set(noteIntentAtom, id, { isUntold: false });
  });
  await set(tellOutcomesAtom, outcomes);
  const kinds = get(intentKindsAtom);
  const reloads = new Set(outcomes.done.map(({ kind }) => kinds.get(kind)?.reload));
  for (const reload of reloads) if (reload) await set(reload);
});
