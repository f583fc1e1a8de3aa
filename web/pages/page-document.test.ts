import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { createPageDocument } from './page-document.ts';
import type { Visit } from './renderer-contract.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const marks = { nonce: 'nonceMark', theme: 'themeMark' };
const visit: Visit = { nonce: 'n', theme: undefined };

/** A page like those of the shop: two slots in its head, and a body no two of which are alike. */
function page(number: number) {
  const tile = (index: number) =>
    `<article class="tile"><h2><a href="/edition/${number * index}">Edition</a></h2></article>`;
  const body = Array.from({ length: 100 }, (_, index) => tile(index)).join('');
  const html = `<html class="themeMark"><script nonce="nonceMark"></script>${body}</html>`;
  return createPageDocument({
    status: 200,
    locale: 'de-DE',
    html,
    marks,
    slotTexts: ({ nonce }) => ({ nonce, theme: '' }),
    beside: '',
  });
}

async function buffersInUse(): Promise<number> {
  // What answers were made of is let go a turn later.
  await setImmediate();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

test('kept pages take the memory they are counted with', async () => {
  const before = await buffersInUse();
  const pages = Array.from({ length: 300 }, (_, number) => page(number));
  for (const kept of pages)
    for (const encoding of ['br', 'gzip']) {
      const request = new Request('http://shop.test/', { headers: { 'accept-encoding': encoding } });
      await (await kept.answer(request, visit)).arrayBuffer();
    }
  const counted = pages.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(counted).toBeGreaterThan(2_000_000);
  // Collected garbage is given back a little later.
  await expect.poll(async () => (await buffersInUse()) - before).toBeLessThan(counted * 1.2);
  // They were not garbage themselves.
  expect(pages.every(({ status }) => status === 200)).toBe(true);
});
