import { expect, test } from 'vitest';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { localCopyWorker } from '#testing/uploads/upload-setting.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';
import { viewOf } from '../upload-view.ts';

const size = 2 * partBytes + 500_000;
const score = (lastModified = 1_000): File => new File([scoreBytes(size)], 'Oper.pdf', { lastModified });

/** A browser with tabs that copy one part of each file and then wait until they are told to go on. */
async function slowBrowser() {
  const browser = await uploadBrowser();
  const keep = browser.environment.database;
  const openSlow = async (): Promise<UploadTab & { goOn: () => void }> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const savePart = async (id: string, index: number, bytes: ArrayBuffer): Promise<void> => {
      if (index > 0) await promise;
      await keep.savePart(id, index, bytes);
    };
    return { ...(await browser.openTab({ database: { ...keep, savePart } })), goOn: resolve };
  };
  /** A tab that copies as fast as it can and tells which parts. */
  const openFast = async (): Promise<UploadTab & { saved: number[] }> => {
    const saved: number[] = [];
    const savePart = async (id: string, index: number, bytes: ArrayBuffer): Promise<void> => {
      saved.push(index);
      await keep.savePart(id, index, bytes);
    };
    return { ...(await browser.openTab({ database: { ...keep, savePart } })), saved };
  };
  return { ...browser, openSlow, openFast };
}

async function addTo({ service }: UploadTab, file: File): Promise<UploadRecord> {
  const [record] = await service.add({ files: [file], folderId: 'folder' });
  if (!record) throw new Error('Nothing was added.');
  return record;
}

const sentSome = ({ acknowledged }: UploadRecord): boolean => acknowledged > 0;

test('bytes move before the last one is copied, and what arrives is whole', async () => {
  const { server, openSlow } = await slowBrowser();
  const tab = await openSlow();
  const { id, path } = await addTo(tab, score());
  const moving = await tab.history.was(id, sentSome);
  expect(viewOf(moving)).toMatchObject({ copy: 'growing', stagedBytes: partBytes, state: 'uploading' });
  expect(tab.warnsAtLeaving()).toBe(true);
  tab.goOn();
  const done = await tab.history.reached(id, 'success');
  expect(viewOf(done)).toMatchObject({ copy: 'complete', stagedBytes: size, acknowledged: size });
  expect(tab.warnsAtLeaving()).toBe(false);
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(scoreBytes(size)));
});

test('a copy whose tab ended is not growing; the same file picked again is copied on from there', async () => {
  const { server, openSlow, openFast } = await slowBrowser();
  const tab = await openFast();
  const closing = await openSlow();
  const { id } = await addTo(closing, score());
  await tab.history.was(id, ({ acknowledged }) => acknowledged === partBytes - 262_144);
  closing.service.close();
  const lost = await tab.history.reached(id, 'needs-file');
  expect(viewOf(lost)).toMatchObject({ copy: 'none', stagedBytes: partBytes });
  await tab.service.repick(id, score());
  await tab.history.reached(id, 'success');
  expect({ saved: tab.saved, sessions: server.sessions.size }).toEqual({ saved: [1, 2], sessions: 1 });
});

test('a file that was saved anew is copied from its start, in the same session', async () => {
  const { server, openSlow, openFast } = await slowBrowser();
  const tab = await openFast();
  const closing = await openSlow();
  const { id } = await addTo(closing, score());
  await tab.history.was(id, sentSome);
  closing.service.close();
  await tab.history.reached(id, 'needs-file');
  await tab.service.repick(id, score(2_000));
  await tab.history.reached(id, 'success');
  expect({ saved: tab.saved, sessions: server.sessions.size }).toEqual({ saved: [0, 1, 2], sessions: 1 });
});

test('an upload that is paused is copied on, so that its tab can be closed', async () => {
  const { openSlow } = await slowBrowser();
  const tab = await openSlow();
  const { id } = await addTo(tab, score());
  await tab.history.was(id, sentSome);
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  tab.goOn();
  await tab.history.was(id, ({ copy }) => copy === 'complete');
  expect(tab.history.statesOf(id).at(-1)).toBe('paused');
});

test('a file that changes on the disk while it is copied ends its upload with that reason, and can be picked again', async () => {
  const { openSlow } = await slowBrowser();
  const tab = await openSlow();
  const large = (): File => new File([scoreBytes(4 * partBytes)], 'Ring.pdf');
  const file = large();
  const { id } = await addTo(tab, file);
  await tab.history.was(id, sentSome);
  Object.defineProperty(file, 'slice', { value: () => new Blob() });
  tab.goOn();
  expect((await tab.history.reached(id, 'error')).error).toBe('file-changed');
  await tab.service.wish(id, 'run');
  await tab.history.reached(id, 'needs-file');
  await tab.service.repick(id, large());
  await tab.history.reached(id, 'success');
});

test('the checksum of 200 files costs one worker, and all of them arrive', async () => {
  const { environment, server, openTab } = await uploadBrowser();
  let workers = 0;
  environment.createCopyWorker = () => {
    workers += 1;
    return localCopyWorker();
  };
  const tab = await openTab();
  const files = Array.from({ length: 200 }, (_, index) => new File([scoreBytes(100 + index)], `${index}.pdf`));
  const records = await tab.service.add({ files, folderId: 'folder' });
  expect(records.map(({ position }) => position)).toEqual(files.map((_, index) => index + 1));
  await Promise.all(records.map(({ id }) => tab.history.reached(id, 'success')));
  expect({ workers, stored: server.objects.size }).toEqual({ workers: 1, stored: 200 });
});

test('without room by the browser’s own estimate no copy is begun', async () => {
  const { environment, openTab } = await uploadBrowser();
  environment.hasRoom = async (bytes) => bytes < size;
  environment.database = { ...environment.database, savePart: () => Promise.reject(new Error('Copied anyway.')) };
  const tab = await openTab();
  const { id } = await addTo(tab, score());
  expect(await tab.history.reached(id, 'success')).toMatchObject({ copy: 'none', acknowledged: size });
});

test('a record that cannot be written does not keep the next file from being copied', async () => {
  const { environment, openTab } = await uploadBrowser();
  const { database } = environment;
  let id = '';
  const changeRecord: typeof database.changeRecord = async (of, change) => {
    if (of === id) throw new DOMException('Full', 'QuotaExceededError');
    return database.changeRecord(of, change);
  };
  const tab = await openTab({ database: { ...database, changeRecord } });
  const [first, second] = await tab.service.add({ files: [score(), score()], folderId: 'folder' });
  id = first?.id ?? '';
  const copied = await tab.history.was(second?.id ?? '', ({ copy }) => copy === 'complete');
  expect(copied.stagedBytes).toBe(size);
});

test('another version of the file picked while the first is still being copied is what arrives', async () => {
  const { server, environment, openTab } = await uploadBrowser();
  const { promise, resolve } = Promise.withResolvers<void>();
  let added = 0;
  environment.createCopyWorker = () => {
    const worker = localCopyWorker();
    const next: typeof worker.next = async (keeps) => {
      added += 1;
      if (added === 2) await promise;
      return worker.next(keeps);
    };
    return { ...worker, next };
  };
  server.fault = (command) => (command === 'upload' ? { kind: 'status', status: 403 } : undefined);
  const tab = await openTab();
  const { id, path } = await addTo(tab, score());
  await tab.history.reached(id, 'error');
  server.fault = () => undefined;
  const changed = scoreBytes(size);
  changed.fill(7, partBytes - 1_000_000, partBytes + 1_000_000);
  await tab.service.repick(id, new File([changed], 'Oper.pdf', { lastModified: 2_000 }));
  resolve();
  expect(await tab.history.reached(id, 'success', 'error')).toMatchObject({ state: 'success', md5: md5Of(changed) });
  expect(md5Of(server.objects.get(path) ?? new Uint8Array())).toBe(md5Of(changed));
});
