import { expect, test } from 'vitest';
import { openUpload, startUpload } from '../../testing/upload-session.ts';
import { customersFolder, storageForTests } from '../../testing/storage.ts';

const oneDay = 24 * 60 * 60 * 1000;

test('a session lives for a week, then it is gone, then forgotten', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { size: 5 });
  storage.passTime(7 * oneDay - 1);
  await storage.sweep();
  expect((await upload.upload(0, 'ab')).status).toBe(200);
  storage.passTime(1);
  expect((await upload.command('query', null)).status).toBe(410);
  await storage.sweep();
  expect((await upload.uploadLast(2, 'cde')).status).toBe(410);
  expect(storage.dataFiles()).toEqual([]);
  storage.passTime(7 * oneDay);
  expect((await upload.command('query', null)).status).toBe(404);
  await storage.sweep();
  expect((await upload.command('query', null)).status).toBe(404);
  expect(storage.database.prepare('SELECT * FROM storage_sessions').all()).toEqual([]);
});

test('what was finished stays when its session is forgotten', async () => {
  const storage = storageForTests();
  const upload = await openUpload(storage, { name: 'a', size: 2 });
  await upload.uploadLast(0, 'ab');
  storage.passTime(15 * oneDay);
  await storage.sweep();
  expect(await (await storage.send('/o/a?alt=media')).text()).toBe('ab');
});

test('an expired session no longer counts against its address', async () => {
  const storage = storageForTests({ maxOpenSessions: 1 });
  await openUpload(storage, { administrator: false, size: 5 });
  expect((await startUpload(storage, { administrator: false, size: 5 })).status).toBe(402);
  storage.passTime(7 * oneDay);
  await storage.sweep();
  expect((await startUpload(storage, { administrator: false, size: 5 })).status).toBe(200);
});

test('counted addresses are forgotten after the day they were counted for', async () => {
  const storage = storageForTests();
  await (await openUpload(storage, { administrator: false })).uploadLast(0, 'ab');
  const usage = () => storage.database.prepare('SELECT bytes FROM storage_usage').all();
  await storage.sweep();
  expect(usage()).toHaveLength(1);
  storage.passTime(oneDay);
  await storage.sweep();
  expect(usage()).toEqual([]);
});

test.each([1, 365])(
  'with a clock set back by %i days uploads go on, and begun ones do not block their address',
  async (days) => {
    const storage = storageForTests({ maxOpenSessions: 2 });
    const upload = await openUpload(storage, { administrator: false, size: 5 });
    await openUpload(storage, { administrator: false, name: `${customersFolder}left`, size: 5 });
    await upload.upload(0, 'ab');
    storage.passTime(-days * oneDay);
    await storage.sweep();
    expect((await upload.uploadLast(2, 'cde')).status).toBe(200);
    storage.passTime(7 * oneDay);
    await storage.sweep();
    expect(storage.database.prepare("SELECT 1 FROM storage_sessions WHERE status = 'active'").all()).toEqual([]);
    expect((await startUpload(storage, { administrator: false, size: 5 })).status).toBe(200);
  },
);
