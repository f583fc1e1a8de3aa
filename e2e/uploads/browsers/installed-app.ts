import type { BrowserContext, Page } from '@playwright/test';
import type { SampleScore } from '../sample-score.ts';

/** Opens a page and waits until the service worker is in charge of it. */
export async function withWorker(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** A page registers its worker when it is idle; whether it has, `untilRegistered` tells. */
export async function noteRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
    navigator.serviceWorker.register = async (...given) => {
      const registration = await register(...given);
      Object.assign(window, { hasRegistered: true });
      return registration;
    };
  });
}

export async function untilRegistered(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hasRegistered' in window);
}

/** What the system does when files are shared with the application: a form is posted in a window of it. */
export async function share(page: Page, files: readonly SampleScore[], prefix = ''): Promise<void> {
  const shared = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await page.evaluate(
    ({ address, given }) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      const form = document.createElement('form');
      Object.assign(form, { action: address, method: 'POST', enctype: 'multipart/form-data' });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: 'files', multiple: true, files: transfer.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { address: `${prefix}/share-target`, given: shared },
  );
}

/** What the browser does some time after the connection came back, whether the shop is open or not, for what it was asked by this tag. */
export async function wakeWorker(context: BrowserContext, origin: string, tag = 'uploads'): Promise<void> {
  const browser = await context.newCDPSession(await context.newPage());
  const known = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await known;
  await browser.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
}

/** Chromium ends a worker that nobody has asked anything for so long. */
const idleMs = 30_000;

/**
 * Journeys look at workers with DevTools, and those Chromium does not end when they are idle: one that is started anew while it
 * makes room for a newer version would stay for five minutes.
 * @returns what ends them as they end for shoppers, to be called now and then
 */
export async function watchIdleWorkers(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const inCharge = new Set<string>();
  browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions) {
      if (status === 'activated' && runningStatus === 'running') inCharge.add(versionId);
      else inCharge.delete(versionId);
    }
  });
  await browser.send('ServiceWorker.enable');
  let askedAt = Date.now();
  page.on('request', () => (askedAt = Date.now()));
  return async () => {
    if (Date.now() - askedAt < idleMs) return;
    for (const versionId of inCharge) await browser.send('ServiceWorker.stopWorker', { versionId });
  };
}
