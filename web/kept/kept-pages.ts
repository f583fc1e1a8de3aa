import { createBoundedStore, type Stored } from './bounded-store.ts';

/** Milliseconds since some moment; never set back. */
export type Stopwatch = () => number;

interface KeptPagesOptions {
  maxBytes: number;
  now: Stopwatch;
  /** Changes with everything pages are made of; undefined where nobody can tell. */
  version?: (() => number) | undefined;
  /** So long a page is shown without asking whether it is still right. */
  freshMs?: number;
  /** So long it is shown while it is rendered anew; older ones only when that fails. */
  staleMs?: number;
}

/** A page just rendered. */
export interface Rendered<Page> {
  page: Page;
  /** Whether it may be shown to others: not a page that something failed on. */
  keep: boolean;
}

interface Kept<Page> extends Stored {
  readonly page: Page;
  readonly renderedAt: number;
  /** When it could last not be renewed. */
  failedAt: number;
}

/** For pages that visitors see. */
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** After a failure the next try for the same page waits so long: visitors have the old one meanwhile. */
const pauseMs = 10_000;

type Render<Page> = () => Promise<Rendered<Page>>;

/**
 * Rendered pages by key, stale while they are renewed (as RFC 5861 has it), one rendering per key at a time. A changed
 * version drops them all at once, also those being rendered from what was there before. A page that cannot be renewed is
 * shown however old it is, without waiting while the shop is known to be away.
 * @returns a function that throws what rendering throws when nothing is kept
 */
export function createKeptPages<Page extends Stored>(options: KeptPagesOptions) {
  const { maxBytes, now, version, freshMs = minuteMs, staleMs = hourMs } = options;
  const store = createBoundedStore<Kept<Page>>(maxBytes);
  let rendering = new Map<string, Promise<Rendered<Page>>>();
  let known = version?.();

  const forgetOutdated = (): void => {
    const present = version?.();
    if (present === known) return;
    known = present;
    store.clear();
    rendering = new Map();
  };

  const renderAndKeep = async (key: string, render: Render<Page>): Promise<Rendered<Page>> => {
    const madeFrom = known;
    const rendered = await render();
    forgetOutdated();
    const { bytes, lasting } = rendered.page;
    if (rendered.keep && madeFrom === known)
      store.set(key, { page: rendered.page, bytes, lasting, renderedAt: now(), failedAt: Number.NEGATIVE_INFINITY });
    return rendered;
  };

  const renderOnce = (key: string, render: Render<Page>): Promise<Rendered<Page>> => {
    const underWay = rendering.get(key);
    if (underWay) return underWay;
    const ofThisVersion = rendering;
    const work = renderAndKeep(key, render).finally(() => ofThisVersion.delete(key));
    ofThisVersion.set(key, work);
    return work;
  };

  /** @returns undefined when it failed */
  const renew = async (kept: Kept<Page>, key: string, render: Render<Page>): Promise<Page | undefined> => {
    try {
      const { page, keep } = await renderOnce(key, render);
      if (keep) return page;
    } catch (error) {
      // Not which: an address may be the key to somebody's files.
      console.error('A kept page could not be rendered anew.', error);
    }
    kept.failedAt = now();
    return undefined;
  };

  return async (key: string, render: Render<Page>, isShopAway: () => boolean): Promise<Page> => {
    forgetOutdated();
    const kept = store.get(key);
    if (!kept) return (await renderOnce(key, render)).page;
    const age = now() - kept.renderedAt;
    if (age < freshMs) return kept.page;
    const hasJustFailed = now() - kept.failedAt < pauseMs;
    const renewed = hasJustFailed ? undefined : renew(kept, key, render);
    return age < staleMs || isShopAway() ? kept.page : ((await renewed) ?? kept.page);
  };
}
