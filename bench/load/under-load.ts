import { Latencies } from './latencies.ts';
import type { Answered, Send, Step, Visitor } from './visitors.ts';

/** Kinds of requests in the order they first came. */
export type ByKind = ReadonlyMap<string, Latencies>;

/** A visitor that waits longer than this for an answer leaves. */
const patienceMs = 60_000;

/** Lets every visitor go round and round, each one request after the other, until the time is over. */
export async function underLoad(origin: string, visitors: readonly Visitor[], seconds: number): Promise<ByKind> {
  const found = new Map<string, Latencies>();
  const end = performance.now() + seconds * 1000;
  const send: Send = (step) => timed(origin, step, of(found, step.kind));
  await Promise.all(
    visitors.map(async (visit) => {
      while (performance.now() < end) await visit(send).catch(() => pause(50));
    }),
  );
  return found;
}

/** Requests per second when so many visitors ask for the same and nothing else goes on. */
export async function together(
  origin: string,
  step: Step,
  { visitors, seconds }: { visitors: number; seconds: number },
) {
  const latencies = new Latencies();
  const end = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) await timed(origin, step, latencies);
  };
  await Promise.all(Array.from({ length: visitors }, one));
  return { perSecond: latencies.requests / seconds, latencies };
}

function of(found: Map<string, Latencies>, kind: string): Latencies {
  const known = found.get(kind);
  if (known !== undefined) return known;
  const fresh = new Latencies();
  found.set(kind, fresh);
  return fresh;
}

async function timed(origin: string, step: Step, latencies: Latencies): Promise<Answered> {
  const started = performance.now();
  try {
    const answer = await fetch(origin + step.path, {
      method: step.method ?? 'GET',
      headers: { 'accept-encoding': 'br, gzip', ...step.headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(step.body === undefined ? {} : { body: step.body }),
    });
    const text = await answer.text();
    latencies.note(performance.now() - started);
    const isOwed = answer.status < 400 || (step.isRefusable === true && answer.status < 500);
    if (!isOwed) latencies.noteTrouble(String(answer.status));
    return { headers: answer.headers, text };
  } catch (error) {
    latencies.noteTrouble(error instanceof Error ? error.name : 'broken');
    throw error;
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
