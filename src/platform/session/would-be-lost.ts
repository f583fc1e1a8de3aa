import type { I18n } from '@lingui/core';
import type { Atom, WritableAtom } from 'jotai';

/** Something of a customer's that only this browser has: a logout would cost it. */
export interface WouldBeLost {
  readonly id: string;
  /** One line that says what it is, as the shopper knows it, and what it lacks. */
  readonly words: (texts: I18n) => string;
  /** Whether it comes about by itself, as long as a page stays open and what it waits for answers. */
  readonly endsByItself: boolean;
}

/** What a feature adds to the question before a logout, and how it forgets a customer after it. */
export interface LossSource {
  /** Reads what this browser keeps, whichever tab made it. */
  readonly readAtom: WritableAtom<null, [], Promise<void>>;
  /** What would be lost of whoever is logged in, live: what comes about meanwhile leaves it. */
  readonly lostAtom: Atom<readonly WouldBeLost[]>;
}
