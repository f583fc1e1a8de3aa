import { expect, test } from 'vitest';
import { answerMissedShare } from './share-target.ts';

const share = (path: string, method = 'POST') =>
  answerMissedShare(new Request(`http://shop.example${path}`, { method }))?.headers.get('location');

test('files shared while no worker was there are asked for once more, in the language of the app', () => {
  expect(share('/share-target')).toBe('/sheet-configuration-v3?shared=missing');
  expect(share('/pl-PL/share-target')).toBe('/pl-PL/sheet-configuration-v3?shared=missing');
});

test('nothing else is answered', () => {
  expect(share('/share-target', 'GET')).toBeUndefined();
  expect(share('/share-target/more')).toBeUndefined();
});
