import { expect, test } from 'vitest';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { uploadSetting } from '#testing/uploads/upload-setting.ts';
import { backgroundFetchId, takeBackFromBrowser, uploadOfBackgroundFetch } from './background-fetch.ts';

test('a transfer of the browser names its upload, a foreign one names none', () => {
  expect(uploadOfBackgroundFetch(backgroundFetchId('a1'))).toBe('a1');
  expect(uploadOfBackgroundFetch('podcast-a1')).toBeUndefined();
});

test('what the browser does not send is not touched', async () => {
  const { ledger, history, addCopied } = await uploadSetting(strictStorage().storage);
  const { id } = await addCopied('Chor.pdf', 10);
  await takeBackFromBrowser(ledger, id);
  expect(history.seen).toEqual([]);
});
