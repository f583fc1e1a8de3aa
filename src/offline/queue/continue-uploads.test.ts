import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';

const size = 3_000_000;
const never = new AbortController().signal;

/** A browser whose only tab was closed in the middle of an upload that is copied completely. */
async function abandonedUpload(closeBefore: 'copied' | 'copying' = 'copied') {
  const browser = await uploadBrowser();
  const { server, openTab } = browser;
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const tab = await openTab();
  const [record] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  const id = record?.id ?? '';
  const path = record?.path ?? '';
  if (closeBefore === 'copied') {
    await tab.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  }
  tab.service.close();
  server.hold = () => undefined;
  return { ...browser, tab, id, path };
}

const state = async ({ environment, id }: Awaited<ReturnType<typeof abandonedUpload>>): Promise<string | undefined> =>
  (await environment.database.loadRecord(id))?.state;

test('the worker finishes what a closed tab left, in the same session', async () => {
  const browser = await abandonedUpload();
  const { server, path, wakeWorker } = browser;
  expect(await wakeWorker(never)).toBe('done');
  expect({ state: await state(browser), sessions: server.sessions.size }).toEqual({ state: 'success', sessions: 1 });
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
});

test('nothing to send, nothing done', async () => {
  const { server, wakeWorker } = await uploadBrowser();
  expect(await wakeWorker(never)).toBe('done');
  expect(server.log).toEqual([]);
});

test('the worker waits until the tab that sends is closed', async () => {
  const { server, openTab, wakeWorker } = await uploadBrowser();
  const tab: UploadTab = await openTab();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const [record] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  await tab.history.was(record?.id ?? '', ({ copy, state }) => copy === 'complete' && state === 'uploading');
  const helped = wakeWorker(never);
  server.hold = () => undefined;
  tab.service.close();
  expect(await helped).toBe('done');
});

test('its time over, the worker stops, and a page goes on where it was', async () => {
  const { server, openTab, wakeWorker, id } = await abandonedUpload();
  const end = new AbortController();
  server.hold = (command) => {
    if (command === 'upload') end.abort();
    return command === 'upload' ? new Promise(() => undefined) : undefined;
  };
  expect(await wakeWorker(end.signal)).toBe('left');
  server.hold = () => undefined;
  const tab = await openTab();
  await tab.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a turn that comes late is over after its own time', async () => {
  const { server, openTab, wakeWorker } = await uploadBrowser();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const tab = await openTab();
  const [record] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  const id = record?.id ?? '';
  await tab.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  const helped = wakeWorker(never, { longestWorkMs: 10 });
  await new Promise((resolve) => setTimeout(resolve, 30));
  tab.service.close();
  expect(await helped).toBe('left');
  server.hold = () => undefined;
  expect(await wakeWorker(never)).toBe('done');
  expect(server.sessions.size).toBe(1);
});

test('a worker that waits for its turn has the page ask for the next one, as long as there is something to do', async () => {
  const { server, openTab, wakeWorker } = await uploadBrowser();
  let isStuck = true;
  server.hold = (command) => (isStuck && command === 'upload' ? new Promise(() => undefined) : undefined);
  let asked = 0;
  const { promise: askedAgain, resolve } = Promise.withResolvers<void>();
  const askForHelp = (): void => {
    asked += 1;
    if (asked === 2) resolve();
  };
  const tab = await openTab({ askForHelp });
  const [record] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  const id = record?.id ?? '';
  await tab.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  expect(asked).toBe(1);
  const end = new AbortController();
  const helped = wakeWorker(end.signal);
  await askedAgain;
  end.abort();
  expect(await helped).toBe('left');
  isStuck = false;
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  expect(await wakeWorker(never)).toBe('done');
  expect(asked).toBe(2);
});

test('a page that asks gets the turn', async () => {
  const { server, openTab, wakeWorker, id } = await abandonedUpload();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let isSlow = true;
  server.hold = (command) => {
    if (!isSlow || command !== 'upload') return undefined;
    begin();
    return new Promise(() => undefined);
  };
  const helped = wakeWorker(never);
  await begun;
  isSlow = false;
  const tab = await openTab();
  await tab.history.reached(id, 'success');
  expect(await helped).toBe('left');
});

test('while a page is looked at, the worker leaves everything to it', async () => {
  const { server, wakeWorker } = await abandonedUpload();
  const before = server.log.length;
  expect(await wakeWorker(never, { isWatched: async () => true })).toBe('left');
  expect(server.log).toHaveLength(before);
});

test('a file that is not copied completely needs its page', async () => {
  const { wakeWorker } = await abandonedUpload('copying');
  expect(await wakeWorker(never)).toBe('done');
});

test('a worker that cannot read its records any more stops before it gives the turn back', async () => {
  const { server, environment, wakeWorker } = await abandonedUpload();
  const { database } = environment;
  let reads = 0;
  environment.database = {
    ...environment.database,
    loadRecords: async () => {
      reads += 1;
      if (reads === 3) throw new DOMException('Lost', 'UnknownError');
      return database.loadRecords();
    },
  };
  await expect(wakeWorker(never)).rejects.toThrow('Lost');
  const { length } = server.log;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.log).toHaveLength(length);
});

test('beside what it sends, the worker leaves copies alone that still grow', async () => {
  const browser = await abandonedUpload();
  const { environment, wakeWorker, id } = browser;
  await environment.database.changeRecords((records) =>
    records.map((record) => ({ ...record, id: 'growing', copy: 'growing', holder: 'tab', state: 'queued' as const })),
  );
  expect(await wakeWorker(never)).toBe('done');
  expect(await environment.database.loadRecord('growing')).toMatchObject({ state: 'queued', copy: 'growing' });
  expect((await environment.database.loadRecord(id))?.state).toBe('success');
});

test('when the storage wants to know who asks, the worker leaves the upload to the next page, unharmed', async () => {
  const browser = await abandonedUpload();
  const { server, openTab, wakeWorker, id } = browser;
  server.fault = () => ({ kind: 'status', status: 401 });
  const before = server.log.length;
  expect(await wakeWorker(never)).toBe('left');
  expect({ state: await state(browser), requests: server.log.length - before }).toEqual({
    state: 'queued',
    requests: 1,
  });
  server.fault = () => undefined;
  const tab = await openTab();
  await tab.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a page that the storage does not know says so', async () => {
  const { server, openTab, id } = await abandonedUpload();
  server.fault = () => ({ kind: 'status', status: 401 });
  const tab = await openTab();
  expect((await tab.history.reached(id, 'error')).error).toBe('unauthenticated');
});
