import { describe, expect, test } from 'vitest';
import { sharesPayload } from '#app/payloads/shares-payload.ts';
import { pagesOfPayload, payloadAddress } from '#offline/page-payload.ts';
import { isOnlyASlash, pageOfPayload } from '../web/pages/page-address.ts';

/** Page and web server must not share code, but they must agree where the payload of a page is, and which page it is of. */
const origin = 'https://shop.example';

describe.each(['/', '/en-GB', '/Noten/Klavier/', '/Noten/Klavier', '/B%C3%BCcher/NF-1001', '/search?search=Bach'])(
  'the payload of %s',
  (page) => {
    const address = new URL(payloadAddress(new URL(origin + page)));
    const [path = ''] = page.split('?');

    test('is asked for where the web server answers with that page', () => {
      expect(pageOfPayload(address.pathname)).toBe(path === '/' ? '/' : path.replace(/\/$/, ''));
    });

    test('stands for the page the web server makes of its address', () => {
      expect(pagesOfPayload(address)).toContain(origin + pageOfPayload(address.pathname) + address.search);
    });
  },
);

test('what is no payload’s address is none for either', () => {
  for (const path of ['/', '/a_payload.json', '/_payload.json/a', '/config.json']) {
    expect(pageOfPayload(path)).toBeUndefined();
    expect(pagesOfPayload(new URL(origin + path))).toEqual([]);
  }
});

test.each(['/Noten', '/B%C3%BCcher/NF-1001', '/en-GB/Sheet-music'])(
  'where %s has only moved to its address with a slash, its payload leads the page there',
  (asked) => {
    expect(isOnlyASlash(asked, `${asked}/`)).toBe(true);
    expect(sharesPayload(asked, `${asked}/`)).toBe(true);
  },
);

test.each([
  ['/Noten', '/Noten'],
  ['/Noten', '/Noten-neu/'],
  ['/Noten', '/Noten/Klavier/'],
  ['/Noten', '/'],
])('%s and %s are not the same page for either', (asked, moved) => {
  expect(isOnlyASlash(asked, moved)).toBe(false);
  expect(sharesPayload(asked, moved)).toBe(false);
});
