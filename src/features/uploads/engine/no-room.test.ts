import { expect, test } from 'vitest';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';
import { viewOf } from '../upload-view.ts';

const size = 3_000_000;

/** A browser that has no room for copies. */
async function fullBrowser() {
  const browser = await uploadBrowser();
  const full = new DOMException('No room', 'QuotaExceededError');
  browser.environment.database = {
    ...browser.environment.database,
    savePart: () => Promise.reject(full),
  };
  return browser;
}

async function addTo({ service }: UploadTab, file = new File([scoreBytes(size)], 'Oper.pdf')): Promise<string> {
  const [record] = await service.add({ files: [file], folderId: 'folder' });
  return record?.id ?? '';
}

/** Resolves when bytes move without a copy. */
const leftWithoutCopy = ({ history }: UploadTab, id: string): Promise<UploadRecord> =>
  history.was(id, ({ copy, state }) => copy === 'none' && state === 'uploading');

/** An upload of one tab whose bytes do not move, while another tab has the turn. */
async function stuckUpload() {
  const { server, openTab } = await fullBrowser();
  const runner = await openTab();
  const tab = await openTab();
  let isStuck = true;
  server.hold = (command) => (isStuck && command === 'upload' ? new Promise(() => undefined) : undefined);
  const id = await addTo(tab);
  const closeAndPickAgain = async (): Promise<void> => {
    tab.service.close();
    await runner.history.reached(id, 'needs-file');
    isStuck = false;
    await runner.service.repick(id, new File([scoreBytes(size)], 'Oper.pdf'));
    await runner.history.reached(id, 'success');
  };
  return { server, runner, id, closeAndPickAgain };
}

test('without room for a copy the open file is uploaded, and leaving asks first as long as that takes', async () => {
  const { server, openTab } = await fullBrowser();
  const tab = await openTab();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = (command) => (command === 'upload' ? promise : undefined);
  const id = await addTo(tab);
  const moving = await leftWithoutCopy(tab, id);
  expect({ warns: tab.warnsAtLeaving(), needsOpenTab: viewOf(moving).needsOpenTab }).toEqual({
    warns: true,
    needsOpenTab: true,
  });
  resolve();
  const done = await tab.history.reached(id, 'success');
  expect({ warns: tab.warnsAtLeaving(), needsOpenTab: viewOf(done).needsOpenTab }).toEqual({
    warns: false,
    needsOpenTab: false,
  });
  expect(md5Of(server.objects.get(done.path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
});

test('the tab with the open file uploads it, also when another one has the turn', async () => {
  const { openTab } = await fullBrowser();
  const runner = await openTab();
  const tab = await openTab();
  const id = await addTo(tab);
  const done = await runner.history.reached(id, 'success');
  expect(done.acknowledged).toBe(size);
});

test('when the tab with the open file closes, another one asks for the file and goes on', async () => {
  const { runner, id, closeAndPickAgain, server } = await stuckUpload();
  await leftWithoutCopy(runner, id);
  await closeAndPickAgain();
  expect(server.sessions.size).toBe(1);
});

test('a file asked for again while its copy had barely begun is uploaded without room for a copy', async () => {
  const { runner, id, closeAndPickAgain, server } = await stuckUpload();
  await runner.history.reached(id, 'uploading');
  await closeAndPickAgain();
  expect(server.sessions.size).toBe(1);
});

test('an open file that changes on the disk is no broken connection', async () => {
  const { server, openTab } = await fullBrowser();
  const tab = await openTab();
  const file = new File([scoreBytes(size)], 'Oper.pdf');
  server.hold = (command) => {
    if (command === 'start') Object.defineProperty(file, 'slice', { value: () => new Blob(), configurable: true });
    return undefined;
  };
  const id = await addTo(tab, file);
  expect((await tab.history.reached(id, 'error')).error).toBe('file-changed');
});

test('room that ends in the middle of a copy leaves no half checksum behind: the file picked again arrives', async () => {
  const browser = await uploadBrowser();
  const { database } = browser.environment;
  const { server, openTab } = browser;
  const runner = await openTab();
  const large = new File([scoreBytes(2 * partBytes + 17)], 'Oper.pdf', { lastModified: 1_000 });
  const savePart: typeof database.savePart = async (...part) => {
    if (part[1] > 0) throw new DOMException('No room', 'QuotaExceededError');
    await database.savePart(...part);
  };
  const tab = await openTab({ database: { ...database, savePart } });
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const id = await addTo(tab, large);
  await leftWithoutCopy(runner, id);
  tab.service.close();
  await runner.history.reached(id, 'needs-file');
  server.hold = () => undefined;
  await runner.service.repick(id, large);
  const done = await runner.history.reached(id, 'success', 'error');
  expect(done).toMatchObject({ state: 'success', md5: md5Of(scoreBytes(large.size)) });
});

test('a file without copy that changes while it is read for its checksum is asked for again, or can be given up', async () => {
  const { server, environment, openTab } = await fullBrowser();
  environment.hasRoom = async () => false;
  const tab = await openTab();
  server.hold = (command) => (command === 'start' ? new Promise(() => undefined) : undefined);
  const file = new File([scoreBytes(2 * partBytes)], 'Oper.pdf');
  const content = new Blob([await file.arrayBuffer()]);
  const changed = (start?: number, end?: number): Blob =>
    start === partBytes ? new Blob() : content.slice(start, end);
  Object.defineProperty(file, 'slice', { value: changed });
  const id = await addTo(tab, file);
  expect((await tab.history.reached(id, 'error')).error).toBe('file-changed');
  server.hold = () => undefined;
  await tab.service.wish(id, 'run');
  await tab.history.reached(id, 'needs-file');
  await tab.service.wish(id, 'cancel');
  await tab.history.reached(id, 'canceled');
});
