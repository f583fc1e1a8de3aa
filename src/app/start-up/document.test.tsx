import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfiguration } from '#platform/configuration/configuration.ts';
import { bareShell, createDocument, slotTexts } from './document.ts';

const fill = createDocument(readFileSync('index.html', 'utf8'));
const configuration = parseConfiguration({ shopwareEndpoint: '/', shopwareAccessToken: 'SWSCTEST' });
const data = { configuration, languageIds: {}, nonce: 'NONCE', build: 'BUILD' };
const payload = { status: 200, build: 'BUILD', path: '/pl-PL', loaderData: { page: '</script>' }, errors: null };
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('a page is a whole document in its language, with its data and its manifest', () => {
  const html = fill({
    locale: 'pl-PL',
    head: '<title>Nuty</title>',
    note: '',
    body: '<p>Nuty</p>',
    data,
    payload,
    theme: 'THEME',
  });
  const document = parsed(html);
  expect(html).toContain('<html lang="pl"THEME');
  expect([document.title, document.querySelector('#root')?.innerHTML]).toEqual(['Nuty', '<p>Nuty</p>']);
  expect(document.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe('/manifest.pl-PL.webmanifest');
  expect(JSON.parse(document.querySelector('#page-data')?.textContent ?? '')).toEqual(data);
  expect(JSON.parse(document.querySelector('#page-payload')?.textContent ?? '')).toEqual(payload);
});

test('a text that looks like a place in the document stays the text it is', () => {
  const body = '<p><!--data-->/manifest.webmanifest $1 $` <!--page--></p>';
  const document = parsed(fill({ locale: 'en-GB', head: '<!--page-->', note: '', body, data, theme: '' }));
  expect(document.querySelector('#root')?.innerHTML).toBe(body);
  expect(document.querySelectorAll('#page-data')).toHaveLength(1);
});

test('the bare shell carries the shop’s name as it is spelled, and in place of a page what stands there until then', () => {
  const brand = 'Noten & Söhne </title><b>';
  const html = bareShell(fill, {
    brand,
    waiting: '<p>…</p>',
    configuration,
    build: 'BUILD',
    slots: { nonce: 'NONCE', theme: '' },
  });
  const document = parsed(html);
  expect([document.title, document.querySelector('#root')?.innerHTML, document.querySelector('b')]).toEqual([
    brand,
    '<p>…</p>',
    null,
  ]);
  expect(JSON.parse(document.querySelector('#page-data')?.textContent ?? '')).toMatchObject({ nonce: 'NONCE' });
  expect(document.querySelector('#page-payload')).toBeNull();
});

test('what the build shows on a static host until there is a page stands in no rendered one', () => {
  const built = readFileSync('index.html', 'utf8').replace(
    '<!--page-->',
    '<!--page--><p role="status" lang="de">Die Seite wird geöffnet …</p><!--until here-->',
  );
  const html = createDocument(built)({ locale: 'de-DE', head: '', note: '', body: '<p>Noten</p>', data, theme: '' });
  expect(parsed(html).querySelector('#root')?.innerHTML).toBe('<p>Noten</p>');
});

test('a theme is an attribute, and nothing where nobody chose one', () => {
  expect(slotTexts({ nonce: 'n', theme: 'dark' })).toEqual({ nonce: 'n', theme: ' data-theme="dark"' });
  expect(slotTexts({ nonce: 'n', theme: undefined }).theme).toBe('');
});

test.each(['<!--head-->', '<!--page-->', '<!--data-->', '<html lang="de-DE"', '/manifest.webmanifest'])(
  'a build whose document lacks %s is refused at the start',
  (place) => {
    const template = readFileSync('index.html', 'utf8').replace(place, '');
    expect(() => createDocument(template)).toThrow(place);
  },
);
