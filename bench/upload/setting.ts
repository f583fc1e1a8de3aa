import type { BrowserProfile } from '../../e2e/uploads/browsers/browser-profile.ts';
import type { WatchedStore } from '../../e2e/uploads/file-store.ts';
import type { ShopProcess } from '../../e2e/running-shop/shop-process.ts';

/** What every measurement works with. */
export interface Setting {
  shop: ShopProcess;
  store: WatchedStore;
  /** A PDF of `bytes` bytes on this disk. */
  file: { path: string; name: string; bytes: number };
  /** A browser of its own, without anything in it; it is removed when the benchmark ends. */
  newProfile: () => Promise<BrowserProfile>;
}

/** One line of the result. */
export interface Figure {
  what: string;
  unit: string;
  value: number;
  target: { atLeast: number } | { atMost: number } | undefined;
  /** What was measured along with it. */
  details: Record<string, number | string>;
}

export const megabyte = 1_000_000;
