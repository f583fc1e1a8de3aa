import { expect, test } from 'vitest';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { leftUpload } from '#testing/uploads/left-upload.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';

const size = partBytes + 300_000;

/** A browser that died when all bytes were copied, and the checksum was not on record. */
async function leftWithout(change: Partial<UploadRecord>) {
  const browser = await leftUpload(size);
  await browser.environment.database.changeRecord(browser.id, ({ md5: _lost, ...rest }) => ({ ...rest, ...change }));
  return browser;
}

test.each<[string, Partial<UploadRecord>]>([
  ['complete', {}],
  ['growing, and whose tab has ended', { copy: 'growing', holder: 'tab that died' }],
])('a copy of all bytes that is on record as %s gets its checksum from its parts', async (_case, change) => {
  const { server, openTab, id } = await leftWithout(change);
  const tab = await openTab();
  const done = await tab.history.reached(id, 'success', 'needs-file');
  expect(done).toMatchObject({ state: 'success', md5: md5Of(scoreBytes(size)) });
  expect(server.sessions.size).toBe(1);
});

test('a copy of all bytes whose parts are gone is asked for', async () => {
  const { environment, openTab, id } = await leftWithout({});
  await environment.database.deleteParts(id);
  const tab = await openTab();
  expect((await tab.history.reached(id, 'success', 'needs-file')).state).toBe('needs-file');
});

test('the worker leaves a copy without checksum to the next page', async () => {
  const { server, environment, wakeWorker, id } = await leftWithout({});
  const before = server.log.length;
  expect(await wakeWorker(new AbortController().signal)).toBe('done');
  expect({ requests: server.log.length - before, state: (await environment.database.loadRecord(id))?.state }).toEqual({
    requests: 0,
    state: 'uploading',
  });
});
