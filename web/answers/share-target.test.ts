import { expect, test } from 'vitest';
import { missedShares } from './share-target.ts';

const share = async (path: string, method = 'POST') =>
  (await missedShares.request(path, { method })).headers.get('location') ?? undefined;

test('files shared while no worker was there are asked for once more, in the language of the app', async () => {
  expect(await share('/share-target')).toBe('/sheet-configuration-v3?shared=missing');
  expect(await share('/pl-PL/share-target')).toBe('/pl-PL/sheet-configuration-v3?shared=missing');
});

test('nothing else is answered', async () => {
  expect(await share('/share-target', 'GET')).toBeUndefined();
  expect(await share('/share-target/more')).toBeUndefined();
});
