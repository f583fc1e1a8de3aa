/** How fast the storage acknowledges bytes, from what was seen. Times are in milliseconds of any one clock. */
export interface UploadPace {
  /** When the first look was taken. */
  since: number;
  /** From when on the gains below are complete. */
  from: number;
  /** Bytes gained since then, at the moments they were noticed, oldest first. */
  gains: readonly { at: number; bytes: number }[];
  /** What each upload had at the last look. */
  known: ReadonlyMap<string, number>;
  /** Shown last, and when: the next answer starts from it. */
  shown: { at: number; seconds: number } | undefined;
}

export type RemainingTime =
  /** No byte moves, whatever the reason. */
  | { readonly kind: 'interrupted' }
  /** Too early to tell. */
  | { readonly kind: 'measuring' }
  /** Nothing has arrived for a while. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'about'; readonly seconds: number };

/** Nothing is promised from less than this. */
const leastMs = 5_000;

/** Chunks arrive every 2 to 8 seconds: a window has to hold several. */
const [chunkMs, windowMs] = [8_000, 40_000];

const stalledMs = 20_000;

/** Said within five seconds, with the second between two looks. */
const interruptedMs = 4_000;

/** A new estimate is believed by half after five or six seconds. */
const smoothingMs = 8_000;

type Upload = Readonly<{ id: string; acknowledged: number }>;

export function startPace(uploads: readonly Upload[], at: number): UploadPace {
  return { since: at, from: at, gains: [], known: acknowledgedOf(uploads), shown: undefined };
}

/**
 * Notes what has been acknowledged since the last look. Uploads that are new, and those that start over because the server
 * forgot them, gain nothing by that.
 */
export function observePace(pace: UploadPace, uploads: readonly Upload[], at: number): UploadPace {
  const gained = uploads.reduce(
    (sum, { id, acknowledged }) => sum + Math.max(0, acknowledged - (pace.known.get(id) ?? acknowledged)),
    0,
  );
  const gains = gained === 0 ? pace.gains : [...pace.gains, { at, bytes: gained }];
  const inWindow = gains.filter((gain) => gain.at > at - windowMs);
  const lastDropped = gains.at(gains.length - inWindow.length - 1);
  const from = inWindow.length < gains.length ? (lastDropped?.at ?? pace.from) : pace.from;
  return { ...pace, from, gains: inWindow, known: acknowledgedOf(uploads) };
}

interface Queue {
  bytesLeft: number;
  /** When bytes left this device last, also those that have not been acknowledged yet. */
  movedAt: number;
}

/** The time the rest will take, and the pace that remembers having said so. Between two looks it only counts down. */
export function remainingTime(
  pace: UploadPace,
  { bytesLeft, movedAt }: Queue,
  at: number,
): { time: RemainingTime; pace: UploadPace } {
  const last = pace.gains.at(-1);
  const lastMove = Math.max(movedAt, pace.since, last?.at ?? 0);
  if (at - lastMove >= interruptedMs) return { time: { kind: 'interrupted' }, pace: { ...pace, shown: undefined } };
  const isEarly = at - pace.since < leastMs || (!last && at - pace.since < stalledMs);
  if (isEarly) return { time: { kind: 'measuring' }, pace };
  if (!last || at - last.at >= stalledMs) return { time: { kind: 'unknown' }, pace: { ...pace, shown: undefined } };
  // Silence within the time of a chunk is no slowness.
  const until = Math.max(last.at, at - chunkMs);
  const bytesPerMs = pace.gains.reduce((sum, { bytes }) => sum + bytes, 0) / Math.max(1, until - pace.from);
  const seconds = smoothed(pace.shown, bytesLeft / bytesPerMs / 1000, at);
  return { time: { kind: 'about', seconds }, pace: { ...pace, shown: { at, seconds } } };
}

function smoothed(shown: UploadPace['shown'], target: number, at: number): number {
  if (!shown) return target;
  const passedMs = at - shown.at;
  const expected = Math.max(0, shown.seconds - passedMs / 1000);
  return expected + (target - expected) * (1 - Math.exp(-passedMs / smoothingMs));
}

function acknowledgedOf(uploads: readonly Upload[]): Map<string, number> {
  return new Map(uploads.map(({ id, acknowledged }) => [id, acknowledged]));
}
