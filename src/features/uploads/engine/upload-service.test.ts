import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { localCopyWorker } from '#testing/uploads/upload-setting.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { OtherFile } from './other-file.ts';

const size = 3_000_000;
const score = (name = 'Chor.pdf', bytes = scoreBytes(size)): File => new File([bytes], name);

async function addTo({ service }: UploadTab, file: File): Promise<UploadRecord> {
  const [record] = await service.add({ files: [file], folderId: 'folder' });
  if (!record) throw new Error('Nothing was added.');
  return record;
}

/** Workers that wait until they are let go: copying takes as long as the test wants. */
function slowCopy() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const createCopyWorker = (): ReturnType<typeof localCopyWorker> => {
    const worker = localCopyWorker();
    return { ...worker, next: (keeps) => promise.then(() => worker.next(keeps)) };
  };
  return { createCopyWorker, release: resolve };
}

test('an added file is copied, uploaded and can still be read here', async () => {
  const { server, openTab } = await uploadBrowser();
  const tab = await openTab();
  const { id, path } = await addTo(tab, score());
  await tab.history.reached(id, 'success');
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
  const copy = await tab.service.readStaged(id);
  expect(md5Of(new Uint8Array((await copy?.arrayBuffer()) ?? []))).toBe(md5Of(scoreBytes(size)));
});

test('canceled while it is being copied, a file is neither kept nor uploaded', async () => {
  const { server, environment, openTab } = await uploadBrowser();
  const slow = slowCopy();
  environment.createCopyWorker = slow.createCopyWorker;
  const tab = await openTab();
  const { id } = await addTo(tab, score());
  const second = await addTo(tab, score('Solo.pdf'));
  await tab.service.wish(id, 'cancel');
  await tab.history.reached(id, 'canceled');
  slow.release();
  await tab.history.reached(second.id, 'success');
  expect(new Set(tab.history.statesOf(id).slice(-2))).toEqual(new Set(['canceling', 'canceled']));
  expect([...server.objects.keys()]).toEqual([second.path]);
  await expect(environment.database.readPart(id, 0)).rejects.toThrow('missing');
});

test('canceled in another tab while it is being copied in this one, a file is not uploaded', async () => {
  const { server, environment, openTab } = await uploadBrowser();
  const runner = await openTab();
  const slow = slowCopy();
  environment.createCopyWorker = slow.createCopyWorker;
  const tab = await openTab();
  const { id } = await addTo(tab, score());
  await runner.history.reached(id, 'queued', 'uploading');
  await runner.service.wish(id, 'cancel');
  await tab.history.reached(id, 'canceled');
  slow.release();
  const second = await addTo(tab, score('Solo.pdf'));
  await tab.history.reached(second.id, 'success');
  expect([...server.objects.keys()]).toEqual([second.path]);
});

test('a tab that closes leaves its uploads to the next one', async () => {
  const { server, openTab } = await uploadBrowser();
  const first = await openTab();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const { id } = await addTo(first, score());
  const second = await openTab();
  await first.history.reached(id, 'uploading');
  first.service.close();
  server.hold = () => undefined;
  await second.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a file that was not yet copied when its tab closed is asked for again, and recognised', async () => {
  const { server, environment, openTab } = await uploadBrowser();
  const tab = await openTab();
  environment.createCopyWorker = slowCopy().createCopyWorker;
  const closing = await openTab();
  const { id, path } = await addTo(closing, score());
  await tab.history.was(id, ({ holder }) => holder !== undefined);
  closing.service.close();
  await tab.history.reached(id, 'needs-file');
  await expect(tab.service.repick(id, score('Solo.pdf'))).rejects.toThrow(OtherFile);
  await environment.database.changeRecord(id, (record) => ({ ...record, edges: 'another' }));
  await expect(tab.service.repick(id, score())).rejects.toThrow(OtherFile);
  await environment.database.changeRecord(id, ({ edges: _edges, ...record }) => record);
  environment.createCopyWorker = localCopyWorker;
  await tab.service.repick(id, score());
  await tab.history.reached(id, 'success');
  expect(server.objects.get(path)?.byteLength).toBe(size);
});

test('the same file picked again goes on where the server stands', async () => {
  const { server, environment, openTab } = await uploadBrowser();
  const tab = await openTab();
  let isStuck = true;
  server.hold = (command) => (isStuck && command === 'upload' ? new Promise(() => undefined) : undefined);
  const { id } = await addTo(tab, score());
  await tab.history.reached(id, 'uploading');
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  await environment.database.deleteParts(id);
  isStuck = false;
  await tab.service.wish(id, 'run');
  await tab.history.reached(id, 'needs-file');
  await tab.service.repick(id, score());
  await tab.history.reached(id, 'success');
  expect(server.log.filter((command) => command === 'start')).toHaveLength(1);
});

test('what another customer left is halted and is nobody else’s duplicate, what a guest left is everybody’s', async () => {
  const { server, openTab } = await uploadBrowser();
  const tab = await openTab();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const [clara] = await tab.service.add({ files: [score()], folderId: 'folder', owner: 'clara' });
  const guest = await addTo(tab, score('Solo.pdf', scoreBytes(size + 1)));
  await tab.history.was(clara?.id ?? '', ({ copy, state }) => copy === 'complete' && state === 'uploading');
  await tab.history.was(guest.id, ({ copy }) => copy === 'complete');
  await tab.service.setOwner('robert');
  await tab.history.reached(clara?.id ?? '', 'paused');
  expect(tab.history.statesOf(guest.id).at(-1)).toBe('uploading');
  expect((await tab.service.findDuplicates([score()], 'robert')).size).toBe(0);
  expect((await tab.service.findDuplicates([score()], 'clara')).size).toBe(1);
});
