import { atom } from 'jotai';
import { wishOfTaking } from '#offline/keep-build.ts';
import { NotThere, PageInstead, type WaitingFor } from '#offline/taken/ask-politely.ts';
import { bringTaking } from '#offline/taken/bring-taking.ts';
import { NoRoom, TakingRemoved } from '#offline/taken/taken-shelf.ts';
import { brokenOff, completed, type TakenAmounts, type Taking } from '#offline/taken/taking.ts';
import { wishBuild } from '#platform/install/wish-build.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { catalogueRead } from '#store-api/store-api-call.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { takingKindsAtom } from '../taking-kinds.ts';
import { type Pace, runningAtom } from './running-taking.ts';
import { readTakingsAtom, tabsOfTakings, takenNotes, waitingForAtom } from '../takings.ts';
import { askFromBrowser, until, untilOnlineOr } from './browser-asking.ts';
import { browserShelf } from './browser-shelf.ts';
import { ownPricesAtom } from './own-prices.ts';
import { recordingApi, recordingFetch } from './recording-api.ts';

/** Milliseconds before it is said that what the pages need is still coming, */
const sayAfterMs = 1_000;
/** and before it is asked for again, unless the device comes back to a network sooner. */
const againMs = 20_000;

/** Milliseconds between two times that progress is written down and shown. */
const noteMs = 400;

/**
 * Brings one, or a portion of it.
 * @returns whether to go on at once; false where it could not be brought now
 */
export const bringOneAtom = atom(null, async (_get, set, taking: Taking, pace: Pace): Promise<boolean> => {
  const over = Promise.withResolvers<void>();
  const end = new AbortController();
  const bringing = { taking, pace, signal: end.signal };
  set(runningAtom, { id: taking.id, end, over: over.promise });
  try {
    return await set(bringNowAtom, bringing);
  } catch (error) {
    return await set(noteFailureAtom, bringing, error);
  } finally {
    set(waitingForAtom, null);
    set(runningAtom, null);
    over.resolve();
    await set(readTakingsAtom);
    tabsOfTakings.tell();
  }
});

interface Bringing {
  taking: Taking;
  pace: Pace;
  signal: AbortSignal;
}

const bringNowAtom = atom(null, async (get, set, { taking, pace, signal }: Bringing): Promise<boolean> => {
  const shell = get(shellAtom);
  const rules = get(takingKindsAtom).get(taking.kind);
  if (!shell || !rules) return false;
  const ask = askFromBrowser({
    signal,
    isShopAnswering: () => isAnswering(shell.api),
    onWaiting: (waitingFor) => set(waitingForAtom, waitingFor),
  });
  const recording = { taking, shelf: browserShelf, ask };
  const ownPrices = () => set(ownPricesAtom, ask);
  const api = recordingApi(shell, { ...recording, ownPrices });
  const request = { taking, api, fetch: recordingFetch(recording) };
  const parts = await set(rules.partsOf, request);
  // All of an earlier round is here meanwhile.
  const isQuiet = taking.state === 'renewing';
  let notedAt = 0;
  const { isWhole, ...progress } = await bringTaking({
    ...pace,
    taking,
    parts,
    shelf: browserShelf,
    ask,
    signal,
    origin: location.origin,
    now: Date.now,
    onProgress: (soFar) => {
      if (isQuiet || Date.now() - notedAt < noteMs) return;
      notedAt = Date.now();
      void set(noteProgressAtom, taking.id, soFar);
    },
  });
  if (!isQuiet) await set(noteProgressAtom, taking.id, progress);
  const isThere = isWhole && (await set(bringPagesAtom, { taking, pace, signal }));
  if (isThere) await takenNotes.change(taking.id, (now) => ({ ...completed(now), ...progress }));
  return true;
});

/**
 * Has what the pages of the shop need brought as well: without it nothing could be shown of what was taken along.
 * @returns whether it is here; false for who renews, and comes again
 * @throws {NoRoom}, or why the signal ended it
 */
const bringPagesAtom = atom(null, async (get, set, { taking, signal }: Bringing): Promise<boolean> => {
  const wish = wishOfTaking(get(shellAtom)?.locale ?? '');
  const say = (waitingFor: WaitingFor): void => set(waitingForAtom, waitingFor);
  const slow = setTimeout(() => say('pages'), sayAfterMs);
  try {
    for (;;) {
      const bringing = wishBuild(wish);
      await until(signal, (resolve) => void bringing.then(resolve, resolve));
      const kept = await bringing;
      if (kept === 'no-room') throw new NoRoom();
      if (kept !== 'missing') return true;
      if (taking.state === 'renewing') return false;
      say(navigator.onLine ? 'pages' : 'network');
      await untilOnlineOr(againMs, signal);
      say('pages');
    }
  } finally {
    clearTimeout(slow);
  }
});

/** Something nobody keeps is asked for. */
const isAnswering = (api: StoreApi): Promise<boolean> =>
  api.send(catalogueRead('currency', { limit: 1 })).then(
    () => true,
    () => false,
  );

const noteProgressAtom = atom(null, async (_get, set, id: string, progress: TakenAmounts) => {
  try {
    // Another tab may have stopped it meanwhile.
    await takenNotes.change(id, (now) => (now.state === 'wanted' ? { ...now, ...progress } : now));
    await set(readTakingsAtom);
    tabsOfTakings.tell();
  } catch (error) {
    console.warn('How far something was taken along could not be noted.', error);
  }
});

/** What was broken off or removed says so itself. */
const noteFailureAtom = atom(null, async (_get, _set, bringing: Bringing, error: unknown) => {
  const {
    taking: { id },
    signal,
  } = bringing;
  if (error instanceof TakingRemoved || signal.aborted) return true;
  if (error instanceof NoRoom) {
    await takenNotes.change(id, (now) => brokenOff(now, 'full'));
    return true;
  }
  if (error instanceof PageInstead) {
    await takenNotes.change(id, (now) => endedAs(now, 'refused'));
    return true;
  }
  if (!(error instanceof NotThere)) console.error('Something could not be taken along.', error);
  await takenNotes.change(id, (now) => endedAs(now, 'stopped'));
  return false;
});

/** What is quietly renewed is all here as it was, and comes again. */
const endedAs = (taking: Taking, state: 'refused' | 'stopped'): Taking =>
  taking.state === 'renewing' ? { ...taking, state: 'whole' } : brokenOff(taking, state);
