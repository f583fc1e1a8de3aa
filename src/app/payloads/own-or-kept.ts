import { ended as hasEnded, shortPatienceMs, within } from '#offline/answer-patience.ts';

interface OwnOrKeptOptions<Given> {
  /** What this session asks the shop itself. */
  own: Promise<Given>;
  /** How many of its questions have ended so far: what the service worker keeps of them counts as an answer. */
  ended: () => number;
  /** What everybody is given as it is kept; undefined where nothing is, or the server has just given it. */
  everybodys: () => Promise<Given | undefined>;
  /** Milliseconds until a question counts as one that is not answered. */
  patienceMs: () => number;
}

/**
 * What a session with prices of its own is shown: its own answers, also kept ones. Only where one of them does not come, within the
 * patience of everybody, and is not kept either, what everybody is given, if that is kept. What everybody is given comes by the same
 * way: a device that is slow with it is slow with the rest, and nothing kept for the session is given up sooner.
 */
export async function ownOrKept<Given>({
  own,
  ended,
  everybodys,
  patienceMs,
}: OwnOrKeptOptions<Given>): Promise<Given> {
  const isOver = hasEnded(own);
  const orOver = isOver.then(() => undefined);
  // The worker has the same patience, and gives then what it keeps.
  let paceMs = shortPatienceMs;
  let kept: Promise<Given | undefined> | undefined;
  for (;;) {
    const before = ended();
    if (await within(patienceMs(), isOver)) return own;
    const asked = performance.now();
    kept ??= everybodys().finally(() => (paceMs = Math.max(paceMs, performance.now() - asked)));
    if (await within(paceMs, isOver)) return own;
    const given = await Promise.race([kept, orOver]);
    if (given === undefined) return own;
    if (ended() === before) return given;
  }
}
