import type { BuildWish } from '#offline/keep-build.ts';
import { whenIdle } from './when-idle.ts';
import { wishBuild } from './wish-build.ts';

/**
 * Has the worker bring what a page needs later once it is idle; what a broken line kept away, with the next page and the next network.
 * @param wishOf what the page that is open wants
 */
export function keepWishing(wishOf: () => BuildWish): void {
  const settled = new Set<string>();
  const wishNow = async (): Promise<void> => {
    const wish = wishOf();
    const name = JSON.stringify(wish);
    if (settled.has(name)) return;
    settled.add(name);
    const kept = await wishBuild(wish);
    // What there is no room for would come in vain each time, and what is kept would make room for it.
    if (kept !== 'kept' && kept !== 'no-room') settled.delete(name);
  };
  const wishSoon = (): void => whenIdle(() => void wishNow());
  wishSoon();
  addEventListener('online', wishSoon);
  if ('navigation' in window) window.navigation.addEventListener('navigatesuccess', wishSoon);
}
