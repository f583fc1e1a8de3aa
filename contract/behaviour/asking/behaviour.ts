import type { World } from './world.ts';

/** One promise of the Store API that a storefront relies on. */
export interface Behaviour {
  /** A sentence about the shop, unique in the suite. */
  readonly name: string;
  /**
   * Holds when it returns.
   * @throws {Unmet} when the shop answers otherwise
   * @throws {NotOffered} when this shop does not offer what the promise is about
   */
  run(world: World): Promise<void>;
}
