import { atom } from 'jotai';
import { afterAwake } from '#store-api/awake-time.ts';
import { connectivityAtom, waitingCountAtom } from '../connectivity/connectivity-atom.ts';
import {
  hasRefreshFailedAtom,
  refreshSessionAtom,
  sessionAtom,
  shellAtom,
  userAtom,
} from '../session/session-atoms.ts';
import { askWorkerToSendAtom } from './ask-worker-to-send.ts';
import { forgetLeftBehindAtom, intentsAtom, untoldIntentsAtom } from './intent-atoms.ts';
import { type IntentKinds, intentKindsAtom } from './intent-kinds.ts';
import { sendIntentsAtom } from './send-intents.ts';
import { tellOutcomesAtom, tellUntoldAtom } from './tell-outcomes.ts';

/** Milliseconds before the first further attempt at what the shop did not take, twice as many before each next one, and at most. */
const firstPauseMs = 5_000;
const longestPauseMs = 300_000;

/** Whether somebody is there to take what waits: the shop answers, and it is known whose session this is. */
const isShopThereAtom = atom(
  (get) => get(connectivityAtom) === 'online' && get(sessionAtom) !== null && get(userAtom) !== undefined,
);

const isWaitingAtom = atom((get) => {
  const kinds = get(intentKindsAtom);
  return get(intentsAtom).some(({ kind, problem }) => problem === null && kinds.has(kind));
});

/** The next attempt at what the shop did not take yet. */
interface Retry {
  readonly number: number;
  readonly stop: () => void;
}

const retryAtom = atom<Retry | null>(null);

/** Whether the shop answers, but does not take yet what waits: it is sent again by itself. */
export const isTryingAgainAtom = atom((get) => get(retryAtom) !== null);

const endRetryAtom = atom(null, (get, set) => {
  get(retryAtom)?.stop();
  set(retryAtom, null);
});

const isSendingAtom = atom(false);

/** Sends what waits, if the shop is there; not before the moment of the next attempt, unless it is called. */
export const sendWaitingAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return;
  const number = get(retryAtom)?.number ?? 0;
  set(endRetryAtom);
  set(isSendingAtom, true);
  try {
    // Again for what came while the last one was put away.
    while (get(isWaitingAtom) && get(isShopThereAtom)) {
      const outcome = await set(sendIntentsAtom, get(intentKindsAtom));
      const { done, pauseMs } = outcome;
      await set(tellOutcomesAtom, outcome);
      if (pauseMs === undefined) continue;
      set(retryLaterAtom, done.length > 0 ? 1 : number + 1, pauseMs);
      return;
    }
  } catch (error) {
    console.error('What waited for the shop could not be sent.', error);
    set(retryLaterAtom, number + 1, 0);
  } finally {
    set(isSendingAtom, false);
  }
});

/** A shop that is not there is not asked: its return is noted. */
const retryLaterAtom = atom(null, (get, set, number: number, askedMs: number) => {
  if (!get(isWaitingAtom) || !get(isShopThereAtom)) return;
  const pauseMs = Math.min(firstPauseMs * 2 ** (number - 1), longestPauseMs);
  const stop = afterSeen(Math.max(pauseMs, askedMs), () => void set(sendWaitingAtom));
  set(retryAtom, { number, stop });
});

/** Calls when this much time has passed in which the page was awake, and it is seen. @returns what stops it */
function afterSeen(milliseconds: number, call: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    call();
  };
  const stop = afterAwake(milliseconds, () => {
    document.addEventListener('visibilitychange', look);
    look();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Asks whose session it is, once the shop answers again and nobody has asked: what waits belongs to somebody. */
const knowSessionAtom = atom(null, async (get, set) => {
  if (get(isWaitingAtom) && get(connectivityAtom) === 'online' && get(hasRefreshFailedAtom))
    await set(refreshSessionAtom);
});

const sayUntoldAtom = atom(null, async (_get, set) => {
  try {
    await set(tellUntoldAtom);
  } catch (error) {
    console.error('What became of changes could not be said.', error);
  }
});

/** Who turns away may not come back to this page: what it was asked before for this, the browser may have given up. */
const leaveToWorkerAtom = atom(null, (get, set) => {
  if (document.visibilityState === 'hidden' && get(isWaitingAtom)) void set(askWorkerToSendAtom);
});

/** From now on what waits for the shop is shown, and sent whenever the shop is there. */
export const followIntentsAtom = atom(null, (get, set, kinds: IntentKinds) => {
  const store = get(shellAtom)?.store;
  const isFollowed = get(intentKindsAtom).size > 0;
  if (!store || isFollowed) return;
  set(intentKindsAtom, kinds);
  const look = (): void => {
    store.set(waitingCountAtom, store.get(intentsAtom).length);
    if (store.get(untoldIntentsAtom).length > 0) void store.set(sayUntoldAtom);
    if (!store.get(isWaitingAtom)) store.set(endRetryAtom);
    else if (store.get(retryAtom) === null) void store.set(sendWaitingAtom);
  };
  store.sub(intentsAtom, look);
  const forget = (): void =>
    void store
      .set(forgetLeftBehindAtom)
      .catch((error: unknown) => console.warn('What nobody came back for is still kept.', error));
  store.sub(sessionAtom, forget);
  forget();
  store.sub(isShopThereAtom, () => void store.set(sendWaitingAtom));
  store.sub(connectivityAtom, () => void store.set(knowSessionAtom));
  document.addEventListener('visibilitychange', () => store.set(leaveToWorkerAtom));
  look();
});
