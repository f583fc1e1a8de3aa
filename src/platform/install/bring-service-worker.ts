import { Workbox } from 'workbox-window';
import { wishOfPage } from '#offline/keep-build.ts';
import { isLetInMessage } from '#offline/let-in-message.ts';
import { isBuildFile, keepSeenMessage, type SeenPages } from '#offline/seen-page.ts';
import { localeOfPath } from '../configuration/locales.ts';
import { askWorker, tellWhetherWorker } from './ask-worker.ts';
import { keepWishing } from './keep-wishing.ts';
import { newerVersionRuns } from './newer-version.ts';
import { lookForNewerVersion } from './look-for-newer-version.ts';
import { tellWorker } from './tell-worker.ts';

interface UpdateOffer {
  /** Offers what lets a newer version in. */
  show: (apply: () => void) => void;
  isShown: () => boolean;
}

/** Registers the service worker, except in development, and offers newer versions from then on. Never rejects. */
export async function bringServiceWorker({ show, isShown }: UpdateOffer): Promise<void> {
  void newerVersionRuns.then(() => {
    // One that waits has to be let in first.
    if (!isShown()) show(() => location.reload());
  });
  if (!import.meta.env.PROD || import.meta.env['SERVICE_WORKER'] === 'off' || !('serviceWorker' in navigator))
    return tellWhetherWorker(false);
  try {
    await register(show);
  } catch (error) {
    tellWhetherWorker(false);
    // Private windows and managed browsers may forbid it; the shop works without, only not offline.
    console.warn('The service worker could not be registered.', error);
  }
}

/**
 * A version that lets itself in, as a build without a worker does, is not offered: what shows the offer would be asked of the worker
 * that is just leaving, which the browser then starts anew.
 */
const offeredAfterMs = 2_000;

/** So long it is waited for whether one has been let in already, and only the version before it keeps it waiting. */
const answerMs = 1_000;

async function register(show: UpdateOffer['show']): Promise<void> {
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', ({ sw }) => {
    const offer = async (): Promise<void> => {
      if (sw?.state === 'installed' && !(await askWorker(sw, { type: isLetInMessage }, answerMs)))
        show(() => letIn(worker));
    };
    setTimeout(offer, offeredAfterMs);
  });
  if (!navigator.serviceWorker.controller) worker.addEventListener('controlling', () => tellWorker(seenPage()));
  await worker.register({ immediate: true });
  tellWhetherWorker(true);
  lookForNewerVersion(() => worker.update());
  keepWishing(() => wishOfPage(localeOfPath(location.pathname), hasDropZone()));
}

/** Whether a PDF can be chosen on the page that is open. */
const hasDropZone = (): boolean => document.querySelector('input[type=file]') !== null;

/** A version before that has something left to do keeps the newer one waiting; after so many milliseconds the page does not. */
const patienceMs = 2_000;

/** Lets the version that waits in, and opens the page anew; its files come from the server as long as it waits. */
function letIn(worker: Workbox): void {
  const reload = (): void => {
    clearTimeout(impatience);
    location.reload();
  };
  const impatience = setTimeout(reload, patienceMs);
  worker.addEventListener('controlling', reload);
  worker.messageSkipWaiting();
}

/** What this page brought before a worker stood. */
function seenPage(): SeenPages & { type: string } {
  const brought = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming);
  const isOfBuild = (address: string): boolean => isBuildFile(new URL(address).pathname);
  // Those of the page before a click, and those on show: one of them was asked for by the head, some are still coming.
  const seen = brought.filter(({ initiatorType }) => initiatorType === 'img').map(({ name }) => name);
  const shown = [...document.images].map(({ currentSrc }) => currentSrc).filter((address) => address !== '');
  const pictures = [...new Set([...seen, ...shown])].filter((address) => !isOfBuild(address));
  const files = brought.map(({ name }) => name).filter(isOfBuild);
  // Somebody may have gone on by clicks since the document came.
  const [opened] = performance.getEntriesByType('navigation');
  const pages = [...new Set([opened?.name ?? location.href, location.href])].map((page) => page.replace(/#.*$/, ''));
  return { type: keepSeenMessage, pages, pictures, files };
}
