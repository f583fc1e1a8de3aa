import type { StoreApi } from '#store-api/store-api.ts';
import type { StoreApiCall } from '#store-api/store-api-call.ts';

type IsOf = (call: StoreApiCall) => boolean;

interface Held {
  readonly isHeld: Promise<void>;
  readonly letGo: () => void;
}

interface HeldLine {
  readonly api: StoreApi;
  /** Holds the next call of this kind before the shop hears of it. */
  readonly holdCall: (isOf: IsOf) => Held;
  /** Holds what the shop says to the next call of this kind. */
  readonly holdAnswer: (isOf: IsOf) => Held;
}

/** A way to the shop on which calls, or answers, can be overtaken by later ones. */
export function heldLine(api: StoreApi): HeldLine {
  const [calls, answers] = [createStops(), createStops()];
  const send: StoreApi['send'] = async (call) => {
    const answerPasses = answers.take(call);
    await calls.take(call)();
    const answer = await api.send(call);
    await answerPasses();
    return answer;
  };
  return { api: { ...api, send }, holdCall: calls.hold, holdAnswer: answers.hold };
}

function createStops() {
  const stops = new Map<IsOf, () => Promise<void>>();
  /** @returns waits where this call is to wait; each stop holds one */
  const take = (call: StoreApiCall): (() => Promise<void>) => {
    for (const [isOf, wait] of stops)
      if (isOf(call)) {
        stops.delete(isOf);
        return wait;
      }
    return async () => undefined;
  };
  const hold = (isOf: IsOf): Held => {
    const [held, way] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    stops.set(isOf, () => {
      held.resolve();
      return way.promise;
    });
    return { isHeld: held.promise, letGo: way.resolve };
  };
  return { take, hold };
}
