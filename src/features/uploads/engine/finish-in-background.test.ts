import { expect, test } from 'vitest';
import { takeBackFromBrowser } from '#offline/queue/background-fetch.ts';
import { createUploadLedger } from '#offline/upload-ledger.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';
import type { RestOfUpload } from './background-sender.ts';
import { viewOf } from '../upload-view.ts';

const size = 3_000_000;

/** An upload in its second chunk, in a browser that is willing to send by itself. */
async function setUp() {
  const browser = await uploadBrowser();
  const { server, environment } = browser;
  const begun: RestOfUpload[] = [];
  const aborted: string[] = [];
  let isBusy = true;
  environment.sender = {
    begin: async (rest) => void begun.push(rest),
    isBusy: async () => isBusy,
    abort: async (id) => void aborted.push(id),
  };
  let chunks = 0;
  server.hold = (command, when) => {
    if (command !== 'upload' || when !== 'before') return undefined;
    chunks += 1;
    return chunks > 1 ? new Promise(() => undefined) : undefined;
  };
  const tab = await browser.openTab();
  const [record] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  const id = record?.id ?? '';
  const path = record?.path ?? '';
  await tab.history.was(id, ({ copy, acknowledged }) => copy === 'complete' && acknowledged > 0);
  const atFullSpeed = (): void => void (server.hold = () => undefined);
  /** The browser does what it promised, and the service worker hears of it. */
  const finish = async (): Promise<void> => {
    const [rest] = begun;
    if (!rest) throw new Error('Nothing was begun.');
    const headers = { 'x-goog-upload-command': 'upload, finalize', 'x-goog-upload-offset': String(rest.offset) };
    await server.storage.transport({ method: 'POST', url: rest.sessionUrl, headers, body: rest.bytes });
    await end();
  };
  const end = async (): Promise<void> => {
    const channel = new BroadcastChannel(environment.channelName);
    const changed = (): void => channel.postMessage({ type: 'changed', ids: [id] });
    await takeBackFromBrowser(createUploadLedger({ database: environment.database, changed, now: Date.now }), id);
    channel.close();
  };
  const leave = (): void => void (isBusy = false);
  return { ...browser, tab, id, path, begun, aborted, atFullSpeed, finish, end, leave };
}

test('the browser gets the bytes the server does not have, and nobody else sends meanwhile', async () => {
  const { server, tab, id, begun } = await setUp();
  await tab.service.finishInBackground(id);
  expect(begun.map(({ offset, bytes }) => [offset, bytes.size])).toEqual([[262_144, size - 262_144]]);
  const { length } = server.log;
  tab.service.close();
  expect(server.log).toHaveLength(length);
  const [latest] = tab.history.seen.slice(-1);
  expect(latest && viewOf(latest)).toMatchObject({ inBackground: true, state: 'uploading' });
});

test('what the browser finished counts after it was compared', async () => {
  const { server, tab, id, path, finish, atFullSpeed } = await setUp();
  await tab.service.finishInBackground(id);
  atFullSpeed();
  await finish();
  await tab.history.reached(id, 'success');
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
  expect(server.sessions.size).toBe(1);
});

test('what the browser gave up goes on from what the server has', async () => {
  const { server, tab, id, end, atFullSpeed } = await setUp();
  await tab.service.finishInBackground(id);
  atFullSpeed();
  await end();
  await tab.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a browser that refuses leaves the upload to the page', async () => {
  const { environment, openTab, tab, id, atFullSpeed } = await setUp();
  tab.service.close();
  environment.sender = {
    ...environment.sender,
    begin: () => Promise.reject(new DOMException('', 'NotAllowedError')),
  };
  const next = await openTab();
  await next.history.reached(id, 'uploading');
  await next.service.finishInBackground(id);
  atFullSpeed();
  await next.service.wish(id, 'pause');
  await next.service.wish(id, 'run');
  expect(viewOf(await next.history.reached(id, 'success')).inBackground).toBe(false);
});

test('paused or given up, the browser is stopped', async () => {
  const { server, tab, id, aborted, atFullSpeed } = await setUp();
  await tab.service.finishInBackground(id);
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  atFullSpeed();
  await tab.service.wish(id, 'cancel');
  await tab.history.reached(id, 'canceled');
  expect(aborted).toEqual([id]);
  expect([...server.sessions.values()].map(({ status }) => status)).toEqual(['cancelled']);
});

test('a page that is opened takes up what the browser no longer knows', async () => {
  const { openTab, tab, id, leave, atFullSpeed } = await setUp();
  await tab.service.finishInBackground(id);
  tab.service.close();
  leave();
  atFullSpeed();
  const next = await openTab();
  expect(viewOf(await next.history.reached(id, 'success')).inBackground).toBe(false);
});

test('paused while the browser is still being asked, the browser is stopped', async () => {
  const { environment, openTab, tab, id, aborted } = await setUp();
  tab.service.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  environment.sender = { ...environment.sender, begin: () => promise };
  const next = await openTab();
  await next.history.reached(id, 'uploading');
  const finishing = next.service.finishInBackground(id);
  await next.history.was(id, ({ background }) => background === true);
  await next.service.wish(id, 'pause');
  resolve();
  await finishing;
  expect(viewOf(await next.history.reached(id, 'paused')).inBackground).toBe(false);
  expect(aborted).toEqual([id, id]);
});

test('taken back by another tab while the browser is still being asked, the upload is sent once', async () => {
  const { environment, openTab, tab, id, aborted, leave, atFullSpeed } = await setUp();
  tab.service.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  environment.sender = { ...environment.sender, begin: () => promise };
  const asking = await openTab();
  await asking.history.reached(id, 'uploading');
  const finishing = asking.service.finishInBackground(id);
  await asking.history.was(id, ({ background }) => background === true);
  leave();
  atFullSpeed();
  const next = await openTab();
  await next.history.reached(id, 'success');
  resolve();
  await finishing;
  expect(aborted).toEqual([id]);
});

test('what another customer left to the browser is stopped', async () => {
  const { environment, tab, id, aborted } = await setUp();
  await environment.database.changeRecord(id, (record) => ({ ...record, owner: 'clara' }));
  await tab.service.finishInBackground(id);
  await tab.service.setOwner('robert');
  expect(viewOf(await tab.history.reached(id, 'paused')).inBackground).toBe(false);
  expect(aborted).toEqual([id]);
});

test('a browser that cannot even be told to stop does not keep an upload from being paused', async () => {
  const { environment, openTab, tab, id } = await setUp();
  tab.service.close();
  const refuse = (): Promise<never> => Promise.reject(new DOMException('', 'SecurityError'));
  environment.sender = { begin: async () => undefined, isBusy: refuse, abort: refuse };
  const next = await openTab();
  await next.history.reached(id, 'uploading');
  await next.service.finishInBackground(id);
  await next.service.wish(id, 'pause');
  expect((await next.history.reached(id, 'paused')).state).toBe('paused');
});

test('asked twice, the browser begins once, and the worker leaves it alone meanwhile', async () => {
  const { server, tab, id, begun, wakeWorker } = await setUp();
  await tab.service.finishInBackground(id);
  await tab.service.finishInBackground(id);
  expect(begun).toHaveLength(1);
  tab.service.close();
  const { length } = server.log;
  expect(await wakeWorker(new AbortController().signal)).toBe('done');
  expect(server.log).toHaveLength(length);
});

test('nobody is told that windows may be closed before the browser has taken the upload on', async () => {
  const { environment, tab, id } = await setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  environment.sender.begin = () => promise;
  const finishing = tab.service.finishInBackground(id);
  const held = await tab.history.was(id, ({ background }) => background === true);
  expect(viewOf(held).inBackground).toBe(false);
  resolve();
  await finishing;
  const begun = await tab.history.was(id, ({ backgroundBegun }) => backgroundBegun === true);
  expect(viewOf(begun).inBackground).toBe(true);
  await takeBackFromBrowser(createUploadLedger({ ...environment, changed: () => undefined }), id);
  const back = await environment.database.loadRecord(id);
  expect([back?.background, back?.backgroundBegun]).toEqual([undefined, undefined]);
});
