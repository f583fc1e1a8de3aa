/// <reference lib="webworker" />
import { within } from '#offline/answer-patience.ts';
import { intentSyncTag, intentTurn, sendIntentsMessage } from '#offline/intents/intent-names.ts';
import { listKeptIntents } from '#offline/intents/kept-intents.ts';
import { loadIntentTarget } from '#offline/intents/intent-target.ts';
import { hasUnwatched, sendUnwatched } from '#offline/intents/send-unwatched.ts';
import { connectPlainly } from '#store-api/plain-shop.ts';
import { onSync } from './on-sync.ts';
import { openPages } from './open-pages.ts';
import { sessionToken } from './session-token.ts';

declare const self: ServiceWorkerGlobalScope;

/** A page that lives answers sooner; one that stands still, as the system lets those do nobody looks at, does not. */
const answerMs = 1_000;

/** So long after it began an event sends a further change: where pages are open they may be going, and a browser that quits waits for it. */
const [besidePagesMs, withoutPagesMs] = [2_000, 20_000];

/** And so much longer it waits for the last answer, as pages do: with an answer that is not heard a message would arrive twice. */
const lastAnswerMs = 10_000;

/** A newer version that is let in waits for the answer under way, and no longer. */
const roomMs = 1_000;

/** The browser tries again later, a few times. */
class IntentsLeft extends Error {
  override readonly name = 'IntentsLeft';
}

interface Sending {
  /** No further change is sent. */
  isOver: boolean;
  readonly calls: AbortController;
}

/** Of events that have not ended. */
const underWay = new Set<Sending>();

/** Ends the work of all events, soon: a newer version is let in only when this one has none left. A page sends what is missing. */
export function putIntentsDown(): void {
  for (const sending of underWay) {
    sending.isOver = true;
    setTimeout(() => sending.calls.abort(), roomMs);
  }
}

/** Sends what was changed without a connection, when the browser has one again; a page that is open does it itself. */
export function helpWithIntents(): void {
  onSync(intentSyncTag, sendOrWake);
}

async function sendOrWake(): Promise<void> {
  if ((await listKeptIntents()).length === 0) return;
  const sending: Sending = { isOver: false, calls: new AbortController() };
  underWay.add(sending);
  try {
    const pages = await openPages();
    const isPageThere = await isTakenUp(pages);
    if (!(await hasUnwatched())) return;
    // It may be closed before it has sent everything.
    if (isPageThere) throw new IntentsLeft('A page sends what waits.');
    const outcome = await navigator.locks.request(intentTurn, { ifAvailable: true }, (turn) =>
      turn ? withinLimits(sending, pages) : 'left',
    );
    if (outcome === 'left') throw new IntentsLeft('Changes are left for the next time.');
  } finally {
    underWay.delete(sending);
  }
}

/** @param silent pages that stand still */
async function withinLimits(sending: Sending, silent: readonly WindowClient[]): Promise<'done' | 'left'> {
  const longestMs = silent.length > 0 ? besidePagesMs : withoutPagesMs;
  const timers = [
    setTimeout(() => (sending.isOver = true), longestMs),
    setTimeout(() => sending.calls.abort(), longestMs + lastAnswerMs),
  ];
  try {
    return await sendAlone(sending, silent);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

/** A page that comes meanwhile sends the rest. */
async function sendAlone(sending: Sending, silent: readonly WindowClient[]): Promise<'done' | 'left'> {
  const target = await loadIntentTarget();
  if (!target) return 'done';
  const known = new Set(silent.map(({ id }) => id));
  return sendUnwatched({
    line: connectPlainly({
      ...target,
      token: await sessionToken(),
      fetch: (...asked) => fetch(...asked),
      signal: sending.calls.signal,
    }),
    languageId: target.languageId,
    origin: self.location.origin,
    mayGoOn: async () => !sending.isOver && (await openPages()).every(({ id }) => known.has(id)),
  });
}

/** Tells pages that there is a network. @returns whether one of them sends what waits */
async function isTakenUp(pages: readonly WindowClient[]): Promise<boolean> {
  if (pages.length === 0) return false;
  const taken = new Promise<true>((resolve) => {
    for (const page of pages) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(true);
      page.postMessage({ type: sendIntentsMessage }, [port2]);
    }
  });
  return (await within(answerMs, taken)) ?? false;
}
