import { type BuildKept, buildKeptOf, type BuildWish, messageOfBuildWish } from '#offline/keep-build.ts';
import { askWorker, hasWorker } from './ask-worker.ts';

/** Browsers end the event of a wish after so many milliseconds. */
const patienceMs = 300_000;

/** After so many milliseconds what brings the worker has not come, so that nothing will be said of one. */
const silentMs = 60_000;

/**
 * Has the service worker bring files of the build.
 * @returns what came of it; undefined where there is no worker, which nothing is brought for
 */
export async function wishBuild(wish: BuildWish): Promise<BuildKept | undefined> {
  if (!(await Promise.race([hasWorker, hasEarlierWorker()]))) return undefined;
  const { active, waiting } = await navigator.serviceWorker.ready;
  const message = messageOfBuildWish(wish);
  // A version that waits to be let in goes on with its own files, which a broken line may have kept from it.
  waiting?.postMessage(message);
  return active ? buildKeptOf(await askWorker(active, message, patienceMs)) : 'missing';
}

/** Whether one is in charge that an earlier page brought; asked when this page has long said nothing of its own. */
async function hasEarlierWorker(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, silentMs));
  return Boolean(navigator.serviceWorker?.controller);
}
