import type { IncomingMessage, ServerResponse } from 'node:http';
import { ServerInFront } from './server-in-front.ts';

/** A line before a shop on which files stay away, or which breaks. */
export class LateLine extends ServerInFront {
  /** Address of the shop behind it. */
  shop = '';
  #held: { url: string; pass: () => void }[] = [];
  #late: RegExp | undefined;
  #breaking: RegExp | undefined;
  #lost = 0;

  static open(): Promise<LateLine> {
    return new LateLine().listen();
  }

  /** Files like these stay away. */
  holdBack(files: RegExp): void {
    this.#late = files;
  }

  /** How often something was asked for that stays away. */
  get held(): number {
    return this.#held.length;
  }

  /** From now on all that is asked for is there; what was asked for before stays away for ever. */
  letPass(): void {
    this.#late = undefined;
  }

  /** What was asked for before comes as well, all of it unless some is named. */
  bringHeld(files = /./u): void {
    this.letPass();
    const coming = this.#held.filter(({ url }) => files.test(url));
    this.#held = this.#held.filter((each) => !coming.includes(each));
    for (const { pass } of coming) pass();
  }

  /** It breaks once a file like these is asked for: from then on nothing comes through. */
  breakAt(files: RegExp): void {
    this.#breaking = files;
    this.#lost = 0;
  }

  /** How many questions were lost since it broke. */
  get lost(): number {
    return this.#lost;
  }

  mend(): void {
    this.#breaking = undefined;
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '' } = request;
    const pass = (): void => this.passOn(request, response, this.shop);
    if (this.#breaking && (this.#lost > 0 || this.#breaking.test(url))) {
      this.#lost += 1;
      request.destroy();
    } else if (this.#late?.test(url)) this.#held.push({ url, pass });
    else pass();
  }
}
