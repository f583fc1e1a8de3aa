import { atom } from 'jotai';
import { isMetered } from '#offline/is-metered.ts';
import { messageOfBuildWish, wishOfTaking } from '#offline/keep-build.ts';
import { presetRoomBytes } from '#offline/kept/kept-room.ts';
import { privateTakenCache } from '#offline/taken/taken-names.ts';
import {
  beginTaking,
  begunAnew,
  brokenOff,
  isDueForRenewal,
  nextRound,
  resumed,
  type Taking,
  takingId,
  type TakingWish,
} from '#offline/taken/taking.ts';
import { tellRoom } from '#platform/install/tell-room.ts';
import { tellWorker } from '#platform/install/tell-worker.ts';
import { whenIdle } from '#platform/install/when-idle.ts';
import { shellAtom, userAtom } from '#platform/session/session-atoms.ts';
import { breakOffAtom, type Pace } from './bringing/running-taking.ts';
import { browserShelf } from './bringing/browser-shelf.ts';
import { type TakingKinds, takingKindsAtom } from './taking-kinds.ts';
import {
  everyTakingAtom,
  readTakingsAtom,
  type ShownTaking,
  tabsOfTakings,
  takenBytesAtom,
  takenNotes,
} from './takings.ts';

/** What somebody waits for, and what nobody does. */
const wantedPace: Pace = { atOnce: 4, mostQuestions: Infinity };
const renewalPace: Pace = { atOnce: 2, mostQuestions: 24 };

/** One tab at a time brings. */
const turnName = 'notenfalz-takings';

/** Comes when there is something to bring. */
const bringSoonAtom = atom(null, async (_get, set, taking: Taking, pace: Pace): Promise<boolean> => {
  const { bringOneAtom: bring } = await import('./bringing/bring-one.ts');
  return set(bring, taking, pace);
});

/** Milliseconds between two portions of what is renewed. */
const renewalMs = 30_000;

const isWorkingAtom = atom(false);

/** Whether one may be brought on this page. */
const isOwnAtom = atom((get) => (taking: ShownTaking): boolean => {
  const rules = get(takingKindsAtom).get(taking.kind);
  return rules !== undefined && get(rules.mayBringAtom)(taking);
});

/** Brings what is wanted, one after the other, also what is wished meanwhile. */
const workAtom = atom(null, async (get, set) => {
  if (get(isWorkingAtom)) return;
  set(isWorkingAtom, true);
  const isWanted = (taking: ShownTaking): boolean => taking.state === 'wanted' && get(isOwnAtom)(taking);
  try {
    await inTurn(async () => {
      let isGoingOn = true;
      for (let next = (await set(readTakingsAtom)).find(isWanted); next && isGoingOn;) {
        isGoingOn = await set(bringSoonAtom, next, wantedPace);
        next = get(everyTakingAtom)?.find(isWanted);
      }
    });
  } catch (error) {
    console.error('What is to be taken along could not be brought.', error);
  } finally {
    set(isWorkingAtom, false);
  }
});

/** Brings a portion of what is old anew, when nobody waits for anything, and data cost nothing. */
const renewAtom = atom(null, async (get, set) => {
  if (get(isWorkingAtom) || document.visibilityState !== 'visible' || !navigator.onLine || isMetered()) return;
  set(isWorkingAtom, true);
  try {
    await inTurn(async () => {
      const takings = await set(readTakingsAtom);
      const due = takings.find((taking) => isDueForRenewal(taking, Date.now()) && get(isOwnAtom)(taking));
      if (!due) return;
      const begin = due.state === 'renewing' ? due : nextRound(due, Date.now());
      const taking = await takenNotes.change(due.id, () => begin);
      if (taking) await set(bringSoonAtom, taking, renewalPace);
    });
  } catch (error) {
    console.warn('What was taken along could not be renewed.', error);
  } finally {
    set(isWorkingAtom, false);
  }
});

function inTurn(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(turnName, work) : work();
}

/** What was merely seen has the room that is left. */
const shareRoomAtom = atom(null, (get) => {
  const all = get(shellAtom)?.configuration.offlineBytes ?? presetRoomBytes;
  tellRoom(Math.max(all / 4, all - get(takenBytesAtom)));
});

/** What belongs to another customer than the one who is here goes; who has only been logged out by time may come back. */
const forgetOthersAtom = atom(null, async (get, set) => {
  const customer = get(userAtom)?.id;
  if (customer === undefined) return;
  const others = get(everyTakingAtom)?.filter(({ owner }) => owner !== null && owner !== customer) ?? [];
  for (const { id } of others) await set(removeTakingAtom, id);
});

/** From now on what was taken along is shown, brought to its end, and renewed. */
export const lookAfterTakingsAtom = atom(null, async (get, set, kinds: TakingKinds) => {
  const store = get(shellAtom)?.store;
  if (!store || get(takingKindsAtom).size > 0) return;
  set(takingKindsAtom, kinds);
  tabsOfTakings.hear(() => void set(followOthersAtom));
  await set(readTakingsAtom);
  store.sub(takenBytesAtom, () => store.set(shareRoomAtom));
  set(shareRoomAtom);
  const look = (): void => {
    void store.set(forgetOthersAtom);
    void store.set(workAtom);
  };
  store.sub(userAtom, look);
  look();
  setInterval(() => whenIdle(() => void set(renewAtom)), renewalMs);
});

/** Another tab has changed something: what it stopped or removed is not brought here either. */
const followOthersAtom = atom(null, async (_get, set) => {
  const takings = await set(readTakingsAtom);
  const isOver = (id: string): boolean =>
    !takings.some((taking) => taking.id === id && ['wanted', 'renewing'].includes(taking.state));
  await set(breakOffAtom, isOver);
  void set(workAtom);
});

const tellAtom = atom(null, async (_get, set) => {
  await set(readTakingsAtom);
  tabsOfTakings.tell();
});

/** Begins to take something along; the browser is asked to keep it when space runs short. */
export const takeAlongAtom = atom(null, async (get, set, wish: TakingWish) => {
  void navigator.storage?.persist?.().catch(() => false);
  const locale = get(shellAtom)?.locale;
  // Without all files of the pages, what is taken along could not be shown.
  if (locale) tellWorker(messageOfBuildWish(wishOfTaking(locale)));
  const known = await takenNotes.change(takingId(wish), (taking) => resumed(taking, Date.now()));
  if (!known) await takenNotes.begin(beginTaking(wish, Date.now()));
  await set(tellAtom);
  void set(workAtom);
});

/** Stops bringing; what is here stays. */
export const stopTakingAtom = atom(null, async (_get, set, id: string) => {
  await takenNotes.change(id, (taking) => (taking.state === 'wanted' ? brokenOff(taking, 'stopped') : taking));
  await set(breakOffAtom, (running) => running === id);
  await set(tellAtom);
});

/** Goes on with what was stopped, or had no room; or asks for everything anew. */
export const resumeTakingAtom = atom(null, async (_get, set, id: string, from: 'there' | 'anew' = 'there') => {
  const now = Date.now();
  await set(breakOffAtom, (running) => running === id);
  await takenNotes.change(id, (taking) => (from === 'anew' ? begunAnew : resumed)(taking, now));
  await set(tellAtom);
  void set(workAtom);
});

/** Takes it off this device, except for what is part of something else as well. */
export const removeTakingAtom = atom(null, async (_get, set, id: string) => {
  await set(breakOffAtom, (running) => running === id);
  await browserShelf.remove(id);
  await set(tellAtom);
});

/** Somebody logged out: nothing that belongs to a customer stays, whoever it is. */
export const forgetTakenAtom = atom(null, async (_get, set) => {
  const owned = (await takenNotes.takings()).filter(({ owner }) => owner !== null);
  for (const { id } of owned) await set(removeTakingAtom, id);
  if (typeof caches !== 'undefined') await caches.delete(privateTakenCache);
});
