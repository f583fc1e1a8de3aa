import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifestsOf } from './manifest-variants.ts';

const manifests = [...manifestsOf(JSON.parse(readFileSync('manifest.webmanifest', 'utf8')))];

/** The sizes of these pictures, as they really are. */
const sizesOf = (screenshots: readonly { src: string }[]): Promise<string[]> =>
  Promise.all(
    screenshots.map(async ({ src }) => {
      const { width, height } = await sharp(`public${src}`).metadata();
      return `${width}x${height}`;
    }),
  );

test.each(manifests)('%s speaks its own language everywhere, and shows pictures of it', async (file, manifest) => {
  const { screenshots, shortcuts, protocol_handlers, share_target, file_handlers, lang, start_url } = manifest;
  const prefix = lang === 'de-DE' ? '' : `/${lang}`;
  expect(file).toBe(lang === 'de-DE' ? 'manifest.webmanifest' : `manifest.${lang}.webmanifest`);
  expect(new Set([...shortcuts.map(({ name }) => name), ...screenshots.map(({ label }) => label)]).size).toBe(5);
  expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'wide', 'narrow', 'narrow']);
  const addresses = [
    start_url,
    share_target.action,
    ...file_handlers.map(({ action }) => action),
    ...[...protocol_handlers, ...shortcuts].map(({ url }) => url),
  ];
  expect(addresses).toHaveLength(7);
  for (const address of addresses) expect(address).toMatch(new RegExp(`^${prefix}/?[a-z?]`));
  for (const { src } of screenshots) expect(src).toContain(`/${lang}/`);
  expect(await sizesOf(screenshots)).toEqual(screenshots.map(({ sizes }) => sizes));
});

test('no two languages call a shortcut or a picture the same', () => {
  const shortcuts = manifests.flatMap(([, each]) => each.shortcuts.map(({ name }) => name));
  const pictures = manifests.flatMap(([, each]) => Array.from(new Set(each.screenshots.map(({ label }) => label))));
  const words = shortcuts.concat(pictures);
  expect(new Set(words).size).toBe(words.length);
});
