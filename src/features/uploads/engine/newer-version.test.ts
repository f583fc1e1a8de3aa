import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openUploadDatabase } from '#offline/upload-database.ts';
import { runnerLock } from '#offline/records/upload-names.ts';
import { uploadDatabaseVersion } from '#offline/records/upload-upgrades.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { eventually } from '#testing/eventually.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

let databases = 0;

/** A visible tab of this version, and a newer version that takes the database over. */
async function setUp({ hasRoom = true } = {}) {
  databases += 1;
  const name = `versions-${databases}`;
  const browser = await uploadBrowser();
  const { environment } = browser;
  environment.database = await openUploadDatabase(name);
  const offered = vi.fn<() => void>();
  environment.offerReload = offered;
  const tab = await browser.openTab({ hasRoom: async () => hasRoom });
  const upgrade = async (end: 'done' | 'broken off' = 'done'): Promise<IDBPDatabase> => {
    const newer = await openDB(name, uploadDatabaseVersion + 1, {
      upgrade: (_database, _oldVersion, _newVersion, step) => {
        step.done.catch(() => undefined);
        if (end === 'broken off') step.abort();
      },
    });
    onTestFinished(async () => {
      newer.close();
      await deleteDB(name);
    });
    return newer;
  };
  return { ...browser, tab, offered: () => offered.mock.calls.length, upgrade };
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

test('a tab leaves its turn and its files to a newer version, and offers to reload', async () => {
  const { tab, environment, offered, upgrade } = await setUp();
  await upgrade();
  const gotTurn = Promise.withResolvers<void>();
  void environment.locks.hold(runnerLock, async () => gotTurn.resolve(), new AbortController().signal);
  await gotTurn.promise;
  expect(offered()).toBe(1);
  const file = new File([scoreBytes(10)], 'Chor.pdf');
  await expect(tab.service.add({ files: [file], folderId: 'folder' })).rejects.toMatchObject({ name: 'VersionError' });
});

test('a file that only this tab has is still warned of', async () => {
  const { server, tab, offered, upgrade } = await setUp({ hasRoom: false });
  server.hold = () => new Promise(() => undefined);
  const file = new File([scoreBytes(900_000)], 'Chor.pdf');
  await tab.service.add({ files: [file], folderId: 'folder' });
  await eventually(() => expect(server.log).toContain('start'));
  expect(tab.warnsAtLeaving()).toBe(true);
  await upgrade();
  await eventually(() => expect(offered()).toBe(1));
  expect(tab.warnsAtLeaving()).toBe(true);
});

test('a newer version that fails to take over changes nothing', async () => {
  const { tab, offered, upgrade } = await setUp();
  await expect(upgrade('broken off')).rejects.toThrow('abort');
  const file = new File([scoreBytes(10)], 'Chor.pdf');
  const [added] = await tab.service.add({ files: [file], folderId: 'folder' });
  await tab.history.reached(added?.id ?? '', 'success');
  expect(offered()).toBe(0);
});

test('a tab that was closed before offers nothing', async () => {
  const { tab, offered, upgrade } = await setUp();
  tab.service.close();
  await upgrade();
  await moment();
  expect(offered()).toBe(0);
});

test('the worker of an older version ends its turn', async () => {
  const { server, tab, environment, upgrade, wakeWorker } = await setUp();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const file = new File([scoreBytes(900_000)], 'Chor.pdf');
  const [added] = await tab.service.add({ files: [file], folderId: 'folder' });
  await tab.history.was(added?.id ?? '', ({ copy, md5 }) => copy === 'complete' && md5 !== undefined);
  await eventually(() => expect(server.log).toContain('upload'));
  tab.service.close();
  const help = wakeWorker(new AbortController().signal);
  await eventually(() => expect(server.log.filter((command) => command === 'query')).not.toEqual([]));
  await upgrade();
  await expect(help).rejects.toMatchObject({ name: 'VersionError' });
  const gotTurn = Promise.withResolvers<void>();
  void environment.locks.hold(runnerLock, async () => gotTurn.resolve(), new AbortController().signal);
  await gotTurn.promise;
});
