import { type BuildKept, buildKeptOf, type BuildWish, messageOfBuildWish } from '#offline/keep-build.ts';
import { askWorker, hasWorker } from './tell-worker.ts';

/** Browsers end the event of a wish after so many milliseconds. */
const patienceMs = 300_000;

/**
 * Has the service worker bring files of the build.
 * @returns what came of it; undefined where there is no worker, which nothing is brought for
 */
export async function wishBuild(wish: BuildWish): Promise<BuildKept | undefined> {
  if (!(await hasWorker)) return undefined;
  const { active, waiting } = await navigator.serviceWorker.ready;
  const message = messageOfBuildWish(wish);
  // A version that waits to be let in goes on with its own files, which a broken line may have kept from it.
  waiting?.postMessage(message);
  return active ? buildKeptOf(await askWorker(active, message, patienceMs)) : 'missing';
}
