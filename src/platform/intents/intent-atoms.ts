import { atom } from 'jotai';
import { unread } from '../persistence/persisted-atom.ts';
import { persistedCollection } from '../persistence/persisted-collection.ts';
import { waitingCountAtom } from '../connectivity/connectivity-atom.ts';
import { sessionAtom } from '../session/session-atoms.ts';
import type { Intent, ListedIntent } from '#offline/intents/intent.ts';
import { intentForm } from '#offline/intents/kept-intents.ts';
import { askWorkerToSendAtom, tellDestinationAtom } from './ask-worker-to-send.ts';

const intents = persistedCollection<Intent>(intentForm);

/** Whose changes these are; null without an account. */
const customerIdAtom = atom((get) => get(sessionAtom)?.customer?.id ?? null);

/** Reads them again: another tab may have sent some. */
export const readIntentsAtom = atom(null, (_get, set) => set(intents.readAtom));

/** Those of whoever this is, in the order they were made, with what the worker has sent; what belongs to another customer waits for them. */
const ownIntentsAtom = atom((get): readonly ListedIntent[] => {
  const all = get(intents.allAtom);
  const customer = get(customerIdAtom);
  if (all === unread) return [];
  return [...all].flatMap(([id, intent]) =>
    intent.customer === null || intent.customer === customer ? [{ id, ...intent }] : [],
  );
});

/** What waits of whoever this is, or could not come about, in the order it was made, the same in every tab. */
export const intentsAtom = atom((get) => get(ownIntentsAtom).filter(({ problem }) => problem !== 'arrived'));

/** What became of some while no page was there, and nobody has been told. */
export const untoldIntentsAtom = atom((get) =>
  get(ownIntentsAtom).filter(({ problem, isUntold }) => problem === 'arrived' || isUntold === true),
);

/** What is wished, before it is kept. */
export type MadeIntent = Pick<Intent, 'kind' | 'subject' | 'data'>;

/** Keeps a change for later, in place of those it makes void. @throws when the browser has no room for it */
export const keepIntentAtom = atom(null, async (get, set, made: MadeIntent, isVoid: (other: Intent) => boolean) => {
  const voided = get(intentsAtom).flatMap((other) => (other.problem === null && isVoid(other) ? [other.id] : []));
  const id = crypto.randomUUID();
  const intent: Intent = { ...made, customer: get(customerIdAtom), problem: null, madeAt: Date.now() };
  // First: the page may be closed as soon as the change is kept.
  void set(tellDestinationAtom);
  try {
    await set(intents.changeAtom, [...voided, id], (_before, of) => (of === id ? intent : undefined));
    // Whoever follows what waits begins to.
    set(waitingCountAtom, get(intentsAtom).length);
    void set(askWorkerToSendAtom);
  } catch (error) {
    await set(intents.changeAtom, [id], () => undefined).catch(() => undefined);
    throw error;
  }
});

/** Notes something of one that is still there. */
export const noteIntentAtom = atom(
  null,
  (_get, set, id: string, noted: Partial<Pick<Intent, 'problem' | 'data' | 'isUntold'>>) =>
    set(intents.changeAtom, [id], (intent) => intent && { ...intent, ...noted }),
);

/** Takes one back, or away once it is done or its problem was read. */
export const dropIntentAtom = atom(null, (_get, set, id: string) => set(intents.changeAtom, [id], () => undefined));

/** Takes away what belongs to a customer who has logged out, and was asked before; undefined: nobody knows who it was, and nobody's stays. */
export const forgetCustomersIntentsAtom = atom(null, (_get, set, left: string | undefined) =>
  set(dropWhereAtom, ({ customer }) => customer !== null && (left === undefined || customer === left)),
);

/** Changes of a customer whose session ended by itself wait this long for them. */
const waitingMs = 30 * 24 * 60 * 60 * 1000;

/** Takes away what somebody else's session left behind, and nobody came back for. */
export const forgetLeftBehindAtom = atom(null, async (get, set) => {
  // Not before it is known whose session this is.
  if (get(sessionAtom) === null) return;
  const own = get(customerIdAtom);
  const oldest = Date.now() - waitingMs;
  await set(
    dropWhereAtom,
    ({ customer, madeAt }) => customer !== null && customer !== own && madeAt !== undefined && madeAt < oldest,
  );
});

const dropWhereAtom = atom(null, async (get, set, isToGo: (intent: Intent) => boolean) => {
  await set(intents.readAtom);
  const all = get(intents.allAtom);
  if (all === unread) return;
  const going = [...all].flatMap(([id, intent]) => (isToGo(intent) ? [id] : []));
  if (going.length > 0) await set(intents.changeAtom, going, () => undefined);
});
