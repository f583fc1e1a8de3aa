import { runnerLock } from '#offline/records/upload-names.ts';

const lookEveryMs = 100;

/** Who is asked for the turn to send gives it up sooner: the service worker, and tabs nobody looks at. */
const looks = 10;

/**
 * Resolves when another tab sends the uploads and keeps doing so, or when it is over.
 * @param over ends the looking
 */
export async function untilSentElsewhere(over: AbortSignal): Promise<void> {
  if (!('locks' in navigator)) return;
  const self = await ownClientId();
  for (let taken = 0; taken < looks && !over.aborted;) {
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    const { held = [] } = await navigator.locks.query();
    const isElsewhere = held.some(({ name, clientId }) => name === runnerLock && clientId !== self);
    taken = isElsewhere ? taken + 1 : 0;
  }
}

/** By what locks name this page. */
async function ownClientId(): Promise<string | undefined> {
  const own = `page-${crypto.randomUUID()}`;
  return navigator.locks.request(own, async () => {
    const { held = [] } = await navigator.locks.query();
    return held.find(({ name }) => name === own)?.clientId;
  });
}
