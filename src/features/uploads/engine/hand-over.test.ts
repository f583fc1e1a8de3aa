import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

const size = 3_000_000;

async function twoTabs() {
  const browser = await uploadBrowser();
  let isFirstHidden = false;
  const first = await browser.openTab({ isHidden: () => isFirstHidden });
  const [record] = await first.service.add({ files: [new File([scoreBytes(size)], 'Oper.pdf')], folderId: 'folder' });
  const id = record?.id ?? '';
  await first.history.was(id, ({ copy }) => copy === 'complete');
  return { ...browser, first, id, hideFirst: () => void (isFirstHidden = true) };
}

test('a hidden tab leaves the uploads to one that is looked at, in the same session', async () => {
  const { server, openTab, first, id, hideFirst } = await twoTabs();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  await first.history.reached(id, 'uploading');
  hideFirst();
  server.hold = () => undefined;
  const second = await openTab();
  await second.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a tab that is looked at keeps the uploads', async () => {
  const { server, openTab, first, id } = await twoTabs();
  const { promise, resolve } = Promise.withResolvers<void>();
  let holds = 0;
  server.hold = (command) => {
    if (command !== 'upload') return undefined;
    holds += 1;
    return promise;
  };
  await first.history.reached(id, 'uploading');
  await openTab();
  resolve();
  await first.history.reached(id, 'success');
  expect(server.log.filter((command) => command === 'query')).toEqual([]);
  expect(holds).toBeGreaterThan(0);
});

test('a hidden tab that gets the turn leaves it to one that waits longer in sight', async () => {
  const { server, openTab, first, id } = await twoTabs();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  await first.history.reached(id, 'uploading');
  const transport: typeof server.storage.transport = ({ signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  await openTab({ isHidden: () => true, storage: { ...server.storage, transport } });
  const seen = await openTab();
  server.hold = () => undefined;
  first.service.close();
  await seen.history.reached(id, 'success');
  expect(server.sessions.size).toBe(1);
});

test('a tab that was frozen shows what it missed when it is looked at again', async () => {
  const { openTab, environment, first, id } = await twoTabs();
  const returns: (() => void)[] = [];
  const tab = await openTab({ onReturn: (listener) => void returns.push(listener) });
  await first.history.reached(id, 'success');
  await environment.database.changeRecord(id, (record) => ({ ...record, name: 'missed.pdf' }));
  for (const comeBack of returns) comeBack();
  expect((await tab.history.was(id, ({ name }) => name === 'missed.pdf')).name).toBe('missed.pdf');
});
