import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openUpload, uploadAt } from '../../testing/upload-session.ts';
import { storageForTests, temporaryFolder } from '../../testing/storage.ts';

async function interruptedUpload() {
  const folder = temporaryFolder();
  const before = storageForTests({}, { folder });
  const upload = await openUpload(before, { name: 'a', size: 10 });
  await upload.upload(0, '123456');
  const [file = ''] = before.dataFiles();
  await before.close();
  const restart = (began?: Date) => {
    const storage = storageForTests({}, { folder, ...(began === undefined ? {} : { began }) });
    return { storage, upload: uploadAt(storage, upload.address) };
  };
  return { folder, file, restart };
}

test('bytes that were never acknowledged are cut off at the start', async () => {
  const { file, restart } = await interruptedUpload();
  appendFileSync(file, 'garbage');
  const { storage, upload } = restart();
  expect(readFileSync(file, 'utf8')).toBe('123456');
  await upload.uploadLast(6, '7890');
  expect(await (await storage.send('/o/a?alt=media')).text()).toBe('1234567890');
});

test('a session goes back to what the disk kept', async () => {
  const { file, restart } = await interruptedUpload();
  truncateSync(file, 4);
  const { upload } = restart();
  expect(await upload.state()).toBe('active 4');
});

test('a session whose file is lost begins anew', async () => {
  const { file, restart } = await interruptedUpload();
  rmSync(file);
  const { upload } = restart();
  expect(await upload.state()).toBe('active 0');
  expect((await upload.uploadLast(0, '1234567890')).status).toBe(200);
});

test('files that belong to nothing are removed, all others stay', async () => {
  const { folder, file, restart } = await interruptedUpload();
  const orphan = join(folder, 'storage', 'ab', 'ab0123');
  mkdirSync(join(folder, 'storage', 'ab'), { recursive: true });
  writeFileSync(orphan, 'x');
  const { storage, upload } = restart();
  expect(existsSync(orphan)).toBe(false);
  expect(existsSync(file)).toBe(true);
  await upload.uploadLast(6, '7890');
  await storage.close();
  expect(await (await restart().storage.send('/o/a?alt=media')).text()).toBe('1234567890');
});

test('what was written since the process began is left alone, and so is what belongs to nothing yet', async () => {
  const { folder, file, restart } = await interruptedUpload();
  appendFileSync(file, 'from elsewhere');
  const orphan = join(folder, 'storage', 'ab', 'ab0123');
  mkdirSync(join(folder, 'storage', 'ab'), { recursive: true });
  writeFileSync(orphan, 'x');
  // Said, not waited for: a machine may set its clock meanwhile.
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const written of [file, orphan]) utimesSync(written, minutesAgo(30), minutesAgo(30));
  restart(minutesAgo(60));
  expect([readFileSync(file, 'utf8'), existsSync(orphan)]).toEqual(['123456from elsewhere', true]);
});

test('a file from the future, written before the clock was set back, is repaired as any other', async () => {
  const { file, restart } = await interruptedUpload();
  appendFileSync(file, 'garbage');
  const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  utimesSync(file, nextYear, nextYear);
  restart();
  expect(readFileSync(file, 'utf8')).toBe('123456');
});
