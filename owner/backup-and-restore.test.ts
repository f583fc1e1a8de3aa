import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { holdFolder } from '#shop/base/database/hold-folder.ts';
import { startBackend, type BackendProcess } from '../web/testing/backend-process.ts';
import { makeBackup } from './make-backup.ts';
import { ownerCommand } from './testing/owner-command.ts';
import { restoreBackup } from './restore-backup.ts';
import {
  beginUpload,
  download,
  foundShop,
  checksumOf,
  orderByPost,
  scoreOf,
  sendChunk,
  shopSettings,
  upload,
} from './testing/shop-under-load.ts';

let root = removableFolder();
let running: BackendProcess | undefined;
const folder = (name: string) => join(root.path, name);
const start = (name: string) => startBackend({ ...shopSettings, DATA_DIR: folder(name) });

beforeEach(() => {
  root = removableFolder();
});
afterEach(async () => {
  await running?.kill();
  running = undefined;
  root.remove();
});

/** Uploads and orders without an end; what was acknowledged so far, and how to wait for more. */
function load(origin: string) {
  const uploads = new Map<string, string>();
  const orders: string[] = [];
  const sent = new Set<string>();
  const untilKilled = async (work: (count: number) => Promise<void>) => {
    for (let count = 0; ; count += 1) await work(count);
  };
  const put = async (name: string, seed: number) => {
    const bytes = scoreOf(seed);
    sent.add(checksumOf(bytes));
    await upload(origin, name, bytes);
    return checksumOf(bytes);
  };
  const work = [
    untilKilled(async (count) => {
      const name = `uploads/once-${count}`;
      uploads.set(name, await put(name, count + 1));
    }),
    untilKilled(async (count) => {
      await put(`uploads/again-${count % 3}`, 1_000_000 + count);
    }),
    untilKilled(async () => {
      orders.push(await orderByPost(origin));
    }),
  ].map((each) => each.catch(() => undefined));
  return { uploads, orders, sent, ended: () => Promise.all(work) };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('a backup of a shop under load holds every order and upload acknowledged before it began, whole', async () => {
  await foundShop(folder('shop'));
  running = await start('shop');
  const { origin } = running;
  const { uploads, orders, sent, ended } = load(origin);
  const half = scoreOf(7, 300_000);
  const address = await beginUpload(origin, 'uploads/half', half.length);
  await sendChunk(origin + address, 'upload', 0, half.subarray(0, 262_144));
  await until(() => uploads.size >= 10 && orders.length >= 3);
  const before = { uploads: [...uploads], orders: [...orders] };

  const backup = await ownerCommand('backup', folder('shop'), folder('backup'));
  expect(backup).toMatchObject({ code: 0, refused: '' });
  expect(backup.said).toMatch(/^Database shop\.sqlite: 1 file, .* MB\nUploads: \d+ files.*\n[^]*Mails: \d+ files.*\n/);
  const during = orders.length - before.orders.length;
  await until(() => uploads.size > before.uploads.length && orders.length > before.orders.length + during);
  await running.kill();
  await ended();

  const restored = await ownerCommand('restore', folder('restored'), folder('backup'));
  expect(restored).toMatchObject({ code: 0, refused: '' });
  running = await start('restored');
  for (const [name, md5] of before.uploads) expect([name, await download(running.origin, name)]).toEqual([name, md5]);
  for (const number of [0, 1, 2]) expect(sent).toContain(await download(running.origin, `uploads/again-${number}`));
  const query = await sendChunk(running.origin + address, 'query', 0);
  expect(query.headers.get('x-goog-upload-size-received')).toBe('262144');
  const rest = half.subarray(262_144);
  const last = await sendChunk(running.origin + address, 'upload, finalize', 262_144, rest);
  expect(await last.json()).toMatchObject({ md5Hash: checksumOf(half) });
  await running.stop();
  expectWhole(before.orders);
});

/** The restored folder has these orders with their invoices and mails, and every file its rows name. */
function expectWhole(orders: readonly string[]): void {
  const database = new DatabaseSync(join(folder('restored'), 'shop.sqlite'), { readOnly: true });
  const select = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  expect(select('PRAGMA integrity_check')).toEqual(['ok']);
  const invoiced = select('SELECT o.order_number FROM "order" o JOIN document d ON d.order_id = o.id');
  expect(orders.filter((number) => !invoiced.includes(number))).toEqual([]);
  const files = select('SELECT path FROM media WHERE path IS NOT NULL');
  expect(files.length).toBeGreaterThanOrEqual(orders.length);
  expect(files.filter((path) => !existsSync(join(folder('restored'), path)))).toEqual([]);
  const mails = select('SELECT id FROM mail WHERE written_at IS NOT NULL');
  const written = readdirSync(join(folder('restored'), 'outbox')).join();
  expect(mails.filter((id) => !written.includes(id))).toEqual([]);
  database.close();
}

describe('of a shop at rest', () => {
  const toldAtFirst: string[] = [];
  const said: string[] = [];
  const copy = (from: string, to: string) => makeBackup(folder(from), folder(to), (line) => said.push(line));
  const restore = (from: string, to: string) => restoreBackup(folder(from), folder(to), (line) => said.push(line));
  const inFolder = (name: string) => readdirSync(folder(name)).filter((entry) => !entry.startsWith('lock.'));

  const founded = removableFolder();
  beforeAll(async () => {
    await foundShop(join(founded.path, 'shop'), 'uploads/a');
    await makeBackup(join(founded.path, 'shop'), join(founded.path, 'backup'), (line) => toldAtFirst.push(line));
  });
  afterAll(() => founded.remove());
  beforeEach(() => {
    cpSync(founded.path, root.path, { recursive: true });
    said.length = 0;
  });

  test('it is told what was copied', () => {
    expect(toldAtFirst).toEqual([
      expect.stringMatching(/^Database shop\.sqlite: 1 file, \d+\.\d MB$/),
      'Uploads: 1 file, 0.0 MB',
      'Public pictures: 0 files, 0.0 MB',
      'Downloads and invoices: 0 files, 0.0 MB',
      'Mails: 0 files, 0.0 MB',
    ]);
  });

  test('a backup and what is restored from it can be read by their owner alone', async () => {
    await restore('backup', 'restored');
    const folders = [join(founded.path, 'backup'), folder('restored')];
    const modes = folders.map((path) => (statSync(path).mode & 0o777).toString(8));
    expect(modes).toEqual(['700', '700']);
  });

  test('a folder that holds anything is no place for a backup, and none to restore to', async () => {
    await expect(copy('shop', 'backup')).rejects.toThrow('is not empty');
    mkdirSync(folder('other'));
    writeFileSync(join(folder('other'), 'letter.txt'), '');
    await expect(restore('backup', 'other')).rejects.toThrow('is not empty');
    expect(inFolder('other')).toEqual(['letter.txt']);
  });

  test('a data folder in use is not restored to', async () => {
    const held = holdFolder(folder('restored'));
    await expect(restore('backup', 'restored')).rejects.toThrow(`in use by process ${process.pid}`);
    held.release();
    await restore('backup', 'restored');
    expect(inFolder('restored').sort()).toEqual(['shop.sqlite', 'storage']);
  });

  test('a backup with another byte in it is refused, and leaves the data folder empty', async () => {
    const path = storedFile('backup');
    const bytes = readFileSync(path);
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    await expect(restore('backup', 'restored')).rejects.toThrow('is not what was copied');
    rmSync(path);
    await expect(restore('backup', 'restored')).rejects.toThrow('is missing');
    expect(inFolder('restored')).toEqual([]);
  });

  test('files that the disk lost or spoilt before are told of; all others are copied', async () => {
    const path = storedFile('shop');
    writeFileSync(path, 'spoilt');
    await copy('shop', 'second');
    expect(said).toContainEqual(expect.stringContaining('Damaged before, and in the backup as they are: '));
    rmSync(path);
    await copy('shop', 'third');
    expect(said).toContainEqual(expect.stringContaining('Lost before, and not in the backup: '));
    await restore('third', 'restored');
    expect(inFolder('restored')).toEqual(['shop.sqlite']);
  });

  test('a list that names anything else than data is no list', async () => {
    const list = join(folder('backup'), 'backup.json');
    const right = readFileSync(list, 'utf8');
    for (const path of ['storage/../../shop.sqlite', '/etc/passwd', 'media/..', 'notes.txt', '../shop.sqlite']) {
      writeFileSync(list, right.replace('"shop.sqlite"', JSON.stringify(path)));
      await expect(restore('backup', 'restored')).rejects.toThrow('holds no finished backup');
    }
  });

  test('pictures come back whatever they are called', async () => {
    const name = join('media', 'ab', 'Übung: 1, "..laut" ..jpg');
    mkdirSync(join(folder('shop'), 'media', 'ab'), { recursive: true });
    writeFileSync(join(folder('shop'), name), 'picture');
    await copy('shop', 'second');
    await restore('second', 'restored');
    expect(readFileSync(join(folder('restored'), name), 'utf8')).toBe('picture');
  });

  test('a folder without a finished backup is told from one', async () => {
    await expect(restore('shop', 'restored')).rejects.toThrow('holds no finished backup');
    await expect(copy('empty', 'another')).rejects.toThrow('holds no shop to copy');
  });
});

function storedFile(name: string): string {
  const files = join(folder(name), 'storage');
  const path = readdirSync(files, { recursive: true, encoding: 'utf8' }).find((entry) =>
    statSync(join(files, entry)).isFile(),
  );
  return join(files, path ?? '');
}

test('a command without a folder says how it is called', async () => {
  expect(await ownerCommand('backup', folder('shop'))).toMatchObject({
    code: 1,
    refused: 'Name one folder of the backup: npm run backup -- FOLDER',
  });
});
