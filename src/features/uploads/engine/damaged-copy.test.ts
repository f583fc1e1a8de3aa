import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { partBytes } from '#offline/records/upload-record.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

const size = 900_000;
const file = (): File => new File([scoreBytes(size)], 'Oper.pdf', { lastModified: 1_000 });
const never = new AbortController().signal;

/** A tab whose file is copied, and whose copy is then no longer what it was; nothing was sent yet. */
async function damagedCopy(damage: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>) {
  const browser = await uploadBrowser();
  const { server, environment, openTab } = browser;
  server.hold = () => new Promise(() => undefined);
  const tab = await openTab();
  const [record] = await tab.service.add({ files: [file()], folderId: 'folder' });
  const id = record?.id ?? '';
  const path = record?.path ?? '';
  await tab.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  const { database } = environment;
  await database.savePart(id, 0, damage(scoreBytes(Math.min(size, partBytes))).buffer);
  const release = (): void => void (server.hold = () => undefined);
  const isStored = (): boolean => md5Of(server.objects.get(path) ?? new Uint8Array()) === md5Of(scoreBytes(size));
  return { ...browser, tab, id, release, isStored, load: () => database.loadRecord(id) };
}

const flipped = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => bytes.fill(1, 400_000, 400_010);

test('an upload whose copy is damaged goes on from the file that is still open', async () => {
  const { tab, openTab, id, release, isStored, server } = await damagedCopy(flipped);
  release();
  tab.service.wish(id, 'pause').catch(() => undefined);
  await tab.history.reached(id, 'paused');
  const second = await openTab();
  await second.service.wish(id, 'run');
  await tab.history.reached(id, 'success');
  expect(isStored()).toBe(true);
  expect(server.log.filter((command) => command === 'upload, finalize')).toHaveLength(2);
});

test('where no tab has the file it is asked for again, and says why; choosing it is the remedy', async () => {
  const { tab, openTab, id, release, isStored, load } = await damagedCopy(flipped);
  tab.service.close();
  release();
  const next = await openTab();
  expect(await next.history.reached(id, 'needs-file')).toMatchObject({ error: 'copy-damaged', copy: 'growing' });
  const later = await openTab();
  expect((await load())?.state).toBe('needs-file');
  const found = await later.service.findDuplicates([file()], undefined);
  expect([...found.values()].map((record) => record.id)).toEqual([id]);
  await later.service.repick(id, file());
  await later.history.reached(id, 'success');
  expect(isStored()).toBe(true);
});

test('the service worker leaves a copy in doubt to the next page, and ends nothing for it', async () => {
  const { tab, openTab, id, release, load, wakeWorker } = await damagedCopy(flipped);
  tab.service.close();
  release();
  expect(await wakeWorker(never)).toBe('left');
  expect((await load())?.state).toBe('queued');
  const page = await openTab();
  expect((await page.history.reached(id, 'needs-file')).error).toBe('copy-damaged');
});

test('a whole copy whose bytes change on the way, twice, is no damaged copy', async () => {
  const { tab, id, release, server, load } = await damagedCopy((bytes) => bytes);
  server.spoil = 2;
  release();
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  await tab.service.wish(id, 'run');
  expect(await tab.history.reached(id, 'error')).toMatchObject({ error: 'checksum', copy: 'complete' });
  expect((await load())?.stagedBytes).toBe(size);
});

/** A browser one of whose copies lies on a disk that gives nothing of it any more. */
async function unreadableCopy() {
  const browser = await uploadBrowser();
  const { server, environment, openTab } = browser;
  const folder = await mkdtemp(join(tmpdir(), 'notenfalz-copy-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, '0');
  await writeFile(path, scoreBytes(size));
  const part = await openAsBlob(path);
  // Node refuses to read a file that changed since it was opened, as browsers do.
  await writeFile(path, 'something else');
  const { database } = environment;
  let isBroken = true;
  environment.database = {
    ...database,
    readPart: async (...which) => (isBroken ? part : database.readPart(...which)),
    deleteParts: async (id) => {
      isBroken = false;
      await database.deleteParts(id);
    },
  };
  const tab = await openTab();
  const [record] = await tab.service.add({ files: [file()], folderId: 'folder' });
  const isStored = (): boolean =>
    md5Of(server.objects.get(record?.path ?? '') ?? new Uint8Array()) === md5Of(scoreBytes(size));
  return { tab, openTab, id: record?.id ?? '', isStored, load: () => database.loadRecord(record?.id ?? '') };
}

test('a copy the disk does not give while it is sent is a damaged one, no trouble of the network: the open file goes on', async () => {
  const { tab, id, isStored } = await unreadableCopy();
  await tab.history.reached(id, 'success');
  expect(isStored()).toBe(true);
  expect(tab.history.statesOf(id)).toContain('needs-file');
  expect(tab.history.seen.map(({ error }) => error)).not.toContain('network');
});
