import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import { openConnection, type Connection, type LastingConnection } from './upload-connection.ts';
import { uploadDatabaseVersion } from './upload-upgrades.ts';

let databases = 0;
const ownName = (): string => `connection-${(databases += 1)}`;

const put = (connection: LastingConnection, key: string): Promise<unknown> =>
  connection.use((database) => database.put('settings', key, key));
const keys = (connection: LastingConnection): Promise<string[]> =>
  connection.use((database) => database.getAllKeys('settings'));

test('a connection that the browser ended is replaced once, for all who work at the same moment', async () => {
  const connection = await openConnection(ownName());
  const used = new Set<Connection>();
  await connection.use(async (database) => database.close());
  await Promise.all(
    ['a', 'b', 'c'].map((key) =>
      connection.use(async (database) => {
        used.add(database);
        await database.put('settings', key, key);
      }),
    ),
  );
  expect(await keys(connection)).toEqual(['a', 'b', 'c']);
  expect(used.size).toBe(2);
});

test.each(['UnknownError', 'AbortError'])('work that ended with %s is done again', async (name) => {
  const connection = await openConnection(ownName());
  let tries = 0;
  const work = async (): Promise<number> => {
    tries += 1;
    if (tries === 1) throw new DOMException('Connection to Indexed Database server lost', name);
    return tries;
  };
  expect(await connection.use(work)).toBe(2);
});

test('that work was broken off is told once: of a connection that is closed for it the browser tells nothing more', async () => {
  const connection = await openConnection(ownName());
  let told = 0;
  connection.onLoss(() => (told += 1));
  let tries = 0;
  const work = async (): Promise<void> => {
    tries += 1;
    if (tries <= 3) throw new DOMException('The connection was closed.', 'AbortError');
  };
  await Promise.all([connection.use(work), connection.use(work), connection.use(work)]);
  expect(told).toBe(1);
});

test('want of room is nobody’s lost connection', async () => {
  const connection = await openConnection(ownName());
  connection.onLoss(() => expect.fail('Nothing was lost.'));
  let tries = 0;
  const work = connection.use(async () => {
    tries += 1;
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await expect(work).rejects.toThrow('Full');
  expect(tries).toBe(1);
});

test('closed, it does not open again by itself', async () => {
  const name = ownName();
  const connection = await openConnection(name);
  connection.close();
  await expect(put(connection, 'a')).rejects.toThrow('closed');
  await deleteDB(name);
});

test('a newer version of the page does not wait for this one, which then says that it is too old', async () => {
  const name = ownName();
  const connection = await openConnection(name);
  const newer = await openDB(name, uploadDatabaseVersion + 1);
  await expect(put(connection, 'a')).rejects.toMatchObject({ name: 'VersionError' });
  newer.close();
  await deleteDB(name);
  await put(connection, 'b');
  expect(await keys(connection)).toEqual(['b']);
  connection.close();
});
