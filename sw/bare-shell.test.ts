import { expect, test } from 'vitest';
import { shellFor } from './bare-shell.ts';

const words = '<p role="status" lang="de">Moment</p><p role="status" lang="en">Moment, please</p>';
const instead =
  '<template lang="de"><p>Teile fehlen</p></template><template lang="en"><p>Parts are missing</p></template>';
const script =
  '<script type="module" crossorigin src="/assets/index-a.js"></script><link rel="modulepreload" href="/assets/framework-b.js">';
const shell = (lang = 'de'): Response =>
  new Response(
    `<html lang="${lang}"><head><link rel="manifest" href="/manifest.webmanifest">${script}</head>${words}${instead}</html>`,
    { headers: { 'content-security-policy': "default-src 'none'" } },
  );

test('the bare application speaks the language of its path', async () => {
  const all = async (): Promise<boolean> => true;
  const english = await shellFor('/en-GB/contact', shell(), all);
  expect(english.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await english.text()).toBe(
    `<html lang="en"><head><link rel="manifest" href="/manifest.en-GB.webmanifest">${script}</head><p role="status" lang="en">Moment, please</p><template lang="en"><p>Parts are missing</p></template></html>`,
  );
  expect(await (await shellFor('/contact', shell(), all)).text()).toBe(
    `<html lang="de"><head><link rel="manifest" href="/manifest.webmanifest">${script}</head><p role="status" lang="de">Moment</p><template lang="de"><p>Teile fehlen</p></template></html>`,
  );
});

test('that of a static host, which says its language in full, does too', async () => {
  const english = await shellFor('/en-GB', shell('de-DE'), async () => true);
  expect(await english.text()).toMatch(/^<html lang="en">/);
});

test('where a script of it is gone, a plain page says what to do, and nothing else is begun', async () => {
  const gone = await shellFor('/en-GB', shell(), async (file) => file !== '/assets/framework-b.js');
  expect(await gone.text()).toBe(
    '<html lang="en"><head><link rel="manifest" href="/manifest.en-GB.webmanifest"></head><p>Parts are missing</p></html>',
  );
});
