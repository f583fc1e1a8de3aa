import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServerInFront } from './server-in-front.ts';

/** A line before a shop on which some files stay away. */
export class LateLine extends ServerInFront {
  readonly #shop: string;
  readonly #late: RegExp;
  readonly #held: (() => void)[] = [];
  #isLate = true;

  private constructor(shop: string, late: RegExp) {
    super();
    this.#shop = shop;
    this.#late = late;
  }

  /** @param late addresses of what stays away */
  static before(shop: string, late: RegExp): Promise<LateLine> {
    return new LateLine(shop, late).listen();
  }

  /** How often something was asked for that stays away. */
  get held(): number {
    return this.#held.length;
  }

  /** From now on all that is asked for is there; what was asked for before stays away for ever. */
  letPass(): void {
    this.#isLate = false;
  }

  /** What was asked for before comes as well. */
  bringHeld(): void {
    this.letPass();
    for (const pass of this.#held.splice(0)) pass();
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    const pass = (): void => this.passOn(request, response, this.#shop);
    if (this.#isLate && this.#late.test(request.url ?? '')) this.#held.push(pass);
    else pass();
  }
}
