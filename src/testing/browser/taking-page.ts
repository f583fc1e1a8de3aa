import { Blob } from 'node:buffer';
import { vi } from 'vitest';
import { tellWhetherWorker } from '#platform/install/ask-worker.ts';
import { browserTurns } from './browser-turns.ts';
import { memoryCaches } from './memory-caches.ts';

/**
 * Gives a page in jsdom what it takes something along with: caches and turns (Web Locks), but no worker.
 * @param fetch of the browser
 */
export function openTakingPage(fetch: typeof globalThis.fetch): void {
  vi.stubGlobal('caches', memoryCaches());
  // Answers are made of the Blob that is to be had; jsdom has one of its own, which they do not take.
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('fetch', fetch);
  tellWhetherWorker(false);
  Object.assign(navigator, {
    locks: { request: browserTurns() },
    serviceWorker: { controller: null, ready: new Promise(() => undefined) },
  });
}
