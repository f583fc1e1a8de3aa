import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openKeptNotes } from '#offline/kept/kept-notes.ts';
import { memoryCaches } from '#testing/browser/memory-caches.ts';
import { keptMenus } from './kept-menus.ts';

const origin = 'https://noten.example';
const menusWith = (name: string) => ({ main: [{ id: name, name }], footer: [], service: [] });
let used: number;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('caches', memoryCaches());
  used = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** A page is seen whose payload says this of the menus. */
async function see(path: string, frame: unknown): Promise<void> {
  const url = `${origin}${path}/_payload.json`;
  const page = JSON.stringify({ status: 200, build: 'a.js', path, loaderData: { frame }, errors: null });
  await (await caches.open('page-payloads')).put(url, new Response(page));
  used += 1;
  await openKeptNotes().save([{ kind: 'page-payloads', url, bytes: page.length, usedAt: used }]);
}

describe('menus that a shop keeps silent about', () => {
  test('are those of the page that was seen last, in the language of the page', async () => {
    await see('/Noten', menusWith('before'));
    await see('/Noten/Klavier', menusWith('last'));
    await see('/pl-PL/Nuty', menusWith('polskie'));
    expect(await keptMenus('de-DE')).toEqual(menusWith('last'));
    expect(await keptMenus('pl-PL')).toEqual(menusWith('polskie'));
    expect(await keptMenus('en-GB')).toBeUndefined();
  });

  test('are not those of a page that had none, or others than this version knows', async () => {
    await see('/Noten', menusWith('whole'));
    await see('/a', { main: [], footer: [], service: [] });
    await see('/b', { main: [{ name: 'old' }] });
    await see('/c', undefined);
    expect(await keptMenus('de-DE')).toEqual(menusWith('whole'));
  });

  test('stay away where nothing was seen, or the browser has given it up', async () => {
    expect(await keptMenus('de-DE')).toBeUndefined();
    await see('/Noten', menusWith('gone'));
    await caches.delete('page-payloads');
    expect(await keptMenus('de-DE')).toBeUndefined();
  });
});
