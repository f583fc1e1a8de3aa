import { expect, test } from 'vitest';
import { contentPathsSetting } from './content-paths-setting.ts';
import { publicConfiguration } from './public-configuration.ts';
import { readSettings } from './settings.ts';

test('pages are named by the storefront’s path, for all languages or for one, and the page is told', () => {
  const setting = 'agb=Infos/AGB/; en-GB/agb = /Info/Terms; impressum=Impressum;';
  const paths = { agb: 'Infos/AGB/', 'en-GB/agb': 'Info/Terms', impressum: 'Impressum' };
  expect(publicConfiguration(readSettings({ CONTENT_PATHS: setting })).contentPaths).toEqual(paths);
  expect(publicConfiguration(readSettings({})).contentPaths).toEqual({});
});

test.each([
  ['terms=AGB', 'CONTENT_PATHS knows no page "terms"; it looks like agb=Infos/AGB'],
  ['fr-FR/agb=CGV', 'CONTENT_PATHS knows no page "fr-FR/agb"'],
  ['Infos/AGB', 'CONTENT_PATHS knows no page'],
  ['agb=', 'CONTENT_PATHS names no path of the shop for agb, like Infos/AGB, but "".'],
  ['agb=https://other.example/agb', 'CONTENT_PATHS names no path of the shop for agb'],
  ['agb=//other.example/agb', 'CONTENT_PATHS names no path of the shop for agb'],
  ['agb=Infos/AGB?x=1', 'CONTENT_PATHS names no path of the shop for agb'],
])('%s is refused in one sentence', (value, sentence) => {
  expect(() => contentPathsSetting(value)).toThrow(sentence);
});
