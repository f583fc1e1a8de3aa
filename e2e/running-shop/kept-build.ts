import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';

interface BuildFile {
  url: string;
  part: string;
  /** The file it may be kept in with others; itself where there is none. */
  pack: string;
}

/** By part of the build, how many of its files this browser does not keep yet. */
export async function missingFiles(page: Page): Promise<Record<string, number>> {
  return missingOf(page, await listedFiles(page));
}

/** The same of files that are known already, without a question of the server. */
export function missingOf(page: Page, files: readonly BuildFile[]): Promise<Record<string, number>> {
  return page.evaluate(async (listed) => {
    const entries = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const kept = new Set(entries.flat().map((request) => new URL(request.url).pathname));
    const missing: Record<string, number> = {};
    for (const { url, part, pack } of listed) {
      const isKept = kept.has(`/${url}`) || kept.has(`/${pack}`);
      missing[part] = (missing[part] ?? 0) + (isKept ? 0 : 1);
    }
    return missing;
  }, files);
}

/** Waits until this browser has brought the whole build, which it does when there is time; what checks PDFs comes where one can be dropped. */
export async function untilBuildKept(page: Page): Promise<void> {
  const count = async () => {
    const { engine: _engine, ...others } = await missingFiles(page);
    return Object.values(others).reduce((sum, files) => sum + files, 0);
  };
  await expect.poll(count).toBe(0);
}

/** Waits until this browser can check PDFs without a network. */
export async function untilEngineKept(page: Page): Promise<void> {
  await expect.poll(async () => (await missingFiles(page))['engine']).toBe(0);
}

/** The files of the build as the worker lists them. */
export async function listedFiles(page: Page): Promise<BuildFile[]> {
  return filesListedIn(await (await page.request.get('/sw.js')).text());
}

/** The same of a worker's script. */
export function filesListedIn(script: string): BuildFile[] {
  const files = [...script.matchAll(/\{[^{}]*?"?url"?:"(assets\/[^"]+)"[^{}]*?\}/gu)].map(([entry, url = '']) => ({
    url,
    part: /"?part"?:"([^"]+)"/u.exec(entry)?.[1] ?? '',
    pack: /"?pack"?:"([^"]+)"/u.exec(entry)?.[1] ?? url,
  }));
  expect(files.length, 'files in the list of the worker').toBeGreaterThan(100);
  return files;
}
