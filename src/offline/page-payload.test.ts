import { expect, test } from 'vitest';
import { pagesOfPayload, payloadAddress, payloadBlock, payloadInDocument } from './page-payload.ts';

const origin = 'https://shop.example';

test.each([
  ['/', '/_payload.json'],
  ['/en-GB', '/en-GB/_payload.json'],
  ['/Noten/Klavier/?p=2', '/Noten/Klavier/_payload.json?p=2'],
  ['/B%C3%BCcher/NF-1001', '/B%C3%BCcher/NF-1001/_payload.json'],
])('the payload of %s is at %s, and leads back to it', (page, payload) => {
  expect(payloadAddress(new URL(origin + page))).toBe(origin + payload);
  expect(pagesOfPayload(new URL(origin + payload))).toContain(origin + page);
});

test('other addresses are no payload’s', () => {
  for (const path of ['/', '/a_payload.json', '/_payload.json/a', '/config.json'])
    expect(pagesOfPayload(new URL(origin + path))).toEqual([]);
});

test('a payload is read from the document it stands in, whatever the page quotes before it', () => {
  const payload = JSON.stringify({ text: 'A </script> & <b>' }).replaceAll('<', '\\u003c');
  const html = `<main>${payloadBlock('"quoted"')}</main>${payloadBlock(payload)}</body></html>`;
  expect(JSON.parse(payloadInDocument(html) ?? '')).toEqual({ text: 'A </script> & <b>' });
  expect(payloadInDocument('<html><body></body></html>')).toBeUndefined();
});
