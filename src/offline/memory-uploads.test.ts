import { expect, onTestFinished, test, vi } from 'vitest';
import { keepUploadsInMemory } from '#offline/memory-uploads.ts';
import { createOriginLocks } from './queue/origin-locks.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

const size = 900_000;
const file = (): File => new File([scoreBytes(size)], 'Oper.pdf', { lastModified: 1_000 });

test('where the browser keeps nothing a file is sent from the page, which says so and warns of being left', async () => {
  const { server, openTab } = await uploadBrowser();
  const told: string[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.hold = (command) => (command === 'start' ? held : undefined);
  const tab = await openTab({
    database: keepUploadsInMemory(),
    hasRoom: async () => false,
    tellTrouble: (trouble) => void told.push(trouble),
  });
  expect(told).toEqual([]);
  const [record] = await tab.service.add({ files: [file()], folderId: 'folder' });
  const id = record?.id ?? '';
  expect(told).toEqual(['keeps-nothing']);
  await tab.history.was(id, ({ copy, state }) => copy === 'none' && state === 'uploading');
  expect(tab.warnsAtLeaving()).toBe(true);
  release();
  await tab.history.reached(id, 'success');
  expect(md5Of(server.objects.get(record?.path ?? '') ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
});

test('uploads in memory are paused, moved on, given up and forgotten like others', async () => {
  const { server, openTab } = await uploadBrowser();
  server.hold = (command) => (command === 'start' ? new Promise(() => undefined) : undefined);
  const tab = await openTab({ database: keepUploadsInMemory(), hasRoom: async () => false });
  const [record] = await tab.service.add({ files: [file()], folderId: 'folder' });
  const id = record?.id ?? '';
  await tab.history.reached(id, 'uploading');
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  await tab.service.wish(id, 'cancel');
  await tab.history.reached(id, 'canceled');
  expect(await tab.service.forget(id)).toBe(true);
});

test('a browser that keeps nothing refuses locks as well, and is asked for none', async () => {
  const refuse = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: refuse } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const locks = createOriginLocks(keepUploadsInMemory(), null);
  const done: string[] = [];
  const never = new AbortController().signal;
  await locks.hold('tab', async () => void done.push('tab'), never);
  await locks.holdWatched('turn', async () => void done.push('turn'), never);
  expect(done).toEqual(['tab', 'turn']);
});
