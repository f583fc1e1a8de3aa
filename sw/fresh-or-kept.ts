import { shortPatienceMs, within } from '#offline/answer-patience.ts';
import { Strategy, type StrategyHandler } from 'workbox-strategies';

type StrategyOptions = NonNullable<ConstructorParameters<typeof Strategy>[0]>;

interface FreshOrKeptOptions extends StrategyOptions {
  /** Longer than this and what is kept is given; milliseconds. */
  patienceMs: number;
  /** Where nothing is kept: goes on waiting for the server; else it counts then as one that does not answer. */
  waitsOn: boolean;
}

/** Nothing came in time, and nothing is kept. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

/** Whether the server has let a patience run out and answered nothing since. */
let isSilent = false;

/** Fresh from the server; else, or when that takes too long, as it is kept. What comes late is kept for the next time. */
export class FreshOrKept extends Strategy {
  readonly #patienceMs: number;
  readonly #waitsOn: boolean;

  constructor({ patienceMs, waitsOn, ...options }: FreshOrKeptOptions) {
    super(options);
    this.#patienceMs = patienceMs;
    this.#waitsOn = waitsOn;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const asking = handler.fetchAndCachePut(request);
    const answered = asking.then(
      (answer) => {
        isSilent = false;
        return answer;
      },
      () => undefined,
    );
    void handler.waitUntil(answered);
    if (isSilent) {
      const early = (await within(shortPatienceMs, answered)) ?? (await handler.cacheMatch(request));
      if (early) return early;
    }
    const fresh = await within(this.#patienceMs, answered, () => {
      isSilent = true;
    });
    const given = fresh ?? (await handler.cacheMatch(request));
    if (given || this.#waitsOn) return given ?? asking;
    throw new NotAnswered(`Nothing is kept of ${request.url}, and nothing came.`);
  }
}
