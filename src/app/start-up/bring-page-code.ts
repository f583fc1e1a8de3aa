import { ended, within } from '#offline/answer-patience.ts';
import { mayReloadNow } from '../reload-guard.ts';

/** After so long without a page's code its server is asked whether it is there; milliseconds (specification section 9). */
const patienceMs = 10_000;

/** And so long it may think about that. */
const isThereMs = 5_000;

/** A page's code could not be had: told like a shop that cannot be reached. */
export class PageCodeMissing extends Error {
  override readonly name = 'PageCodeMissing';
  readonly statusCode = 0;
}

interface BringOptions {
  /** The address somebody is on the way to; undefined when nobody is. */
  target: () => string | undefined;
  mayReload?: () => boolean;
  /** Whether the server answers at all. */
  isThere?: (address: string) => Promise<boolean>;
  open?: (address: string) => void;
}

/**
 * Brings the code of a page. A file that is gone while its server is there was of an older build: then the page somebody is on
 * the way to is opened anew, once in ten seconds (specification section 9).
 * @throws {PageCodeMissing}
 */
export async function bringPageCode<Code>(load: () => Promise<Code>, options: BringOptions): Promise<Code> {
  const { target, mayReload = mayReloadNow, isThere = answers, open = (address) => location.assign(address) } = options;
  const loading = load();
  try {
    while (!(await within(patienceMs, ended(loading))))
      // A file alone would be waited for without end.
      if (!(await isThere(target() ?? '/'))) throw new Error('Nobody answers.');
    return await loading;
  } catch (error) {
    const address = target();
    if (address !== undefined && (await isThere(address)) && mayReload()) {
      open(address);
      // Until then the page stays as it is.
      return new Promise(() => undefined);
    }
    throw new PageCodeMissing('The code of a page could not be loaded.', { cause: error });
  }
}

/** No service worker answers this question. */
async function answers(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(isThereMs);
    return (await fetch(address, { method: 'HEAD', cache: 'no-store', signal })).status < 500;
  } catch {
    return false;
  }
}
