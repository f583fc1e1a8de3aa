import { expect, test } from 'vitest';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

test('the page leaves the service worker word of where uploads go, and where tokens are asked for', async () => {
  const { openTab, environment, server } = await uploadBrowser();
  const tokenAddress = { url: '/storage-token', accessKey: 'SWSCKEY' };
  await openTab({ storage: { ...server.storage, tokenAddress } });
  expect(await environment.database.loadTarget()).toEqual({ endpoint: '', bucket: 'scores', tokenAddress });
});

test('a shop that names no tokens any more takes the word back', async () => {
  const { openTab, environment, server } = await uploadBrowser();
  const tokenAddress = { url: '/storage-token', accessKey: 'SWSCKEY' };
  await openTab({ storage: { ...server.storage, tokenAddress } });
  await openTab();
  expect((await environment.database.loadTarget())?.tokenAddress).toBeUndefined();
});
