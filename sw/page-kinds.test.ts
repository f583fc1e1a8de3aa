import { expect, test } from 'vitest';
import { isMenuPage, shellFor } from './page-kinds.ts';

test('home and what menus lead to is told from products and texts', () => {
  expect(['/', '/en-GB', '/pl-PL/', '/Noten/Klavier/'].map(isMenuPage)).toEqual([true, true, true, true]);
  expect(['/Noten/Klavier/Album/NF-1', '/agb', '/en-GB/contact'].map(isMenuPage)).toEqual([false, false, false]);
});

test('the bare application speaks the language of its path', async () => {
  const words = '<p role="status" lang="de">Moment</p><p role="status" lang="en">Moment, please</p>';
  const shell = (): Response =>
    new Response(`<html lang="de"><link rel="manifest" href="/manifest.webmanifest">${words}</html>`, {
      headers: { 'content-security-policy': "default-src 'none'" },
    });
  const english = await shellFor('/en-GB/contact', shell());
  expect(english.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await english.text()).toBe(
    '<html lang="en"><link rel="manifest" href="/manifest.en-GB.webmanifest"><p role="status" lang="en">Moment, please</p></html>',
  );
  expect(await (await shellFor('/contact', shell())).text()).toBe(
    '<html lang="de"><link rel="manifest" href="/manifest.webmanifest"><p role="status" lang="de">Moment</p></html>',
  );
});
