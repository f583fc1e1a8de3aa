import type { StoreApi } from '#store-api/store-api.ts';
import type { StoreApiCall } from '#store-api/store-api-call.ts';

interface LateAnswer {
  /** The shop has given it; the page does not have it yet. */
  readonly given: Promise<void>;
  /** Lets the page have it. */
  readonly arrive: () => void;
}

interface LateAnswers {
  readonly api: StoreApi;
  /** Holds back what the shop says to the next call of this kind. */
  readonly holdBack: (isOf: (call: StoreApiCall) => boolean) => LateAnswer;
}

/** A way to the shop on which an answer may be overtaken by later ones. */
export function lateAnswers(api: StoreApi): LateAnswers {
  const awaited = new Map<(call: StoreApiCall) => boolean, { give: () => void; arrival: Promise<void> }>();
  const send: StoreApi['send'] = async (call) => {
    const isOf = [...awaited.keys()].find((each) => each(call));
    const late = isOf && awaited.get(isOf);
    if (isOf) awaited.delete(isOf);
    const answer = await api.send(call);
    late?.give();
    await late?.arrival;
    return answer;
  };
  const holdBack: LateAnswers['holdBack'] = (isOf) => {
    const given = Promise.withResolvers<void>();
    const arrival = Promise.withResolvers<void>();
    awaited.set(isOf, { give: given.resolve, arrival: arrival.promise });
    return { given: given.promise, arrive: arrival.resolve };
  };
  return { api: { ...api, send }, holdBack };
}
