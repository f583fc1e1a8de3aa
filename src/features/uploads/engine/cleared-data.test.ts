import { deleteDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openUploadDatabase, type UploadDatabase } from '#offline/upload-database.ts';
import { eventually } from '#testing/eventually.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

const size = 900_000;
const file = (): File => new File([scoreBytes(size)], 'Oper.pdf', { lastModified: 1_000 });

let databases = 0;

/** A tab that has sent one chunk of a file, and cannot send the next one yet. */
async function sendingTab(change: (database: UploadDatabase) => UploadDatabase = (database) => database) {
  databases += 1;
  const name = `cleared-${databases}`;
  const browser = await uploadBrowser();
  const { server, environment, openTab } = browser;
  const database = await openUploadDatabase(name);
  environment.database = change(database);
  onTestFinished(() => database.close());
  const told = vi.fn<(trouble: string) => void>();
  environment.tellTrouble = told;
  let chunks = 0;
  let isHeld = true;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  server.hold = (command, when) => {
    if (!isHeld || when !== 'before' || !command.startsWith('upload')) return undefined;
    chunks += 1;
    return chunks > 1 ? held : undefined;
  };
  const tab = await openTab();
  const [record] = await tab.service.add({ files: [file()], folderId: 'folder' });
  const id = record?.id ?? '';
  const { acknowledged } = await tab.history.was(id, (latest) => latest.acknowledged > 0 && latest.copy === 'complete');
  const isStored = (): boolean =>
    md5Of(server.objects.get(record?.path ?? '') ?? new Uint8Array()) === md5Of(scoreBytes(size));
  const release = (): void => {
    isHeld = false;
    letGo();
  };
  /** As "clear site data" does it. */
  const clear = (): Promise<void> => deleteDB(name);
  return { ...browser, tab, id, acknowledged, isStored, release, clear, told: () => told.mock.calls.flat() };
}

test('data that are deleted in the middle are told of, and the upload goes on from the open file in its session', async () => {
  const { tab, id, clear, release, isStored, told, server, environment } = await sendingTab();
  await clear();
  expect(await tab.history.reached(id, 'needs-file')).toMatchObject({ error: 'data-cleared' });
  await eventually(() => expect(told()).toEqual(['cleared']));
  release();
  await tab.history.reached(id, 'success');
  expect(isStored()).toBe(true);
  expect(server.log.filter((command) => command === 'start')).toHaveLength(1);
  await eventually(async () => expect(await environment.database.loadTarget()).toBeDefined());
});

test('without the file it is asked for again, and nothing that arrived is sent twice', async () => {
  const { tab, openTab, id, clear, release, isStored, acknowledged, server } = await sendingTab();
  const other = await openTab();
  tab.service.close();
  await clear();
  expect(await other.history.reached(id, 'needs-file')).toMatchObject({ error: 'data-cleared', acknowledged });
  release();
  await other.service.repick(id, file());
  await other.history.reached(id, 'success');
  expect(isStored()).toBe(true);
  expect(server.log.filter((command) => command === 'start')).toHaveLength(1);
});

test('a connection the browser ended without deleting anything is no reason to tell anything', async () => {
  const losses: (() => void)[] = [];
  const { tab, id, release, told } = await sendingTab((database) => ({
    ...database,
    onLoss: (listener) => void losses.push(listener),
  }));
  for (const lose of losses) lose();
  release();
  await tab.history.reached(id, 'success');
  expect(losses).toHaveLength(1);
  expect(told()).toEqual([]);
  expect(tab.history.statesOf(id)).not.toContain('needs-file');
});

test('a browser that is still deleting, and ends new connections for it, is asked again', async () => {
  const losses: (() => void)[] = [];
  const epochs = [() => 'old', refuse, refuse, () => 'new'];
  const { tab, id, release, told } = await sendingTab((database) => ({
    ...database,
    onLoss: (listener) => void losses.push(listener),
    loadEpoch: async () => (epochs.shift() ?? (() => 'new'))(),
  }));
  for (const lose of losses) lose();
  await eventually(() => expect(told()).toEqual(['cleared']));
  release();
  await tab.history.reached(id, 'success');
  expect(epochs).toEqual([]);
});

test('what is lost while it is looked is looked at once more, one look after the other', async () => {
  const losses: (() => void)[] = [];
  let [looks, atOnce, mostAtOnce] = [0, 0, 0];
  const { tab, id, release, told } = await sendingTab((database) => ({
    ...database,
    onLoss: (listener) => void losses.push(listener),
    loadEpoch: async () => {
      looks += 1;
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      if (looks === 2) for (const lose of losses) lose();
      await new Promise(setImmediate);
      atOnce -= 1;
      return looks <= 2 ? 'old' : 'new';
    },
  }));
  for (const lose of losses) lose();
  await eventually(() => expect(told()).toEqual(['cleared']));
  release();
  await tab.history.reached(id, 'success');
  expect({ looks, mostAtOnce }).toEqual({ looks: 3, mostAtOnce: 1 });
});

function refuse(): never {
  throw new DOMException('The connection was closed.', 'AbortError');
}
