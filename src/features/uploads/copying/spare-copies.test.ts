import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';

const score = (name: string): File => new File([scoreBytes(300_000)], name, { lastModified: 1 });

async function addTo({ service }: UploadTab, file: File): Promise<string> {
  const [record] = await service.add({ files: [file], folderId: 'folder' });
  return record?.id ?? '';
}

/** A browser with room for so many copies, whose parts say how many there are. */
async function smallBrowser(copies: number) {
  const browser = await uploadBrowser();
  const { database } = browser.environment;
  browser.environment.hasRoom = async () => {
    const records = await database.loadRecords();
    const counts = await Promise.all(records.map(({ id }) => database.countParts(id)));
    return counts.filter((count) => count > 0).length < copies;
  };
  return { ...browser, database };
}

test('for the copy of a new file the oldest copy that has arrived is given up', async () => {
  const { openTab, database } = await smallBrowser(2);
  const tab = await openTab();
  const ids: string[] = [];
  for (const name of ['Chor.pdf', 'Solo.pdf', 'Orgel.pdf']) {
    const id = await addTo(tab, score(name));
    await tab.history.reached(id, 'success');
    ids.push(id);
  }
  const records = await Promise.all(ids.map((id) => database.loadRecord(id)));
  expect(records.map((record) => record?.copy)).toEqual(['none', 'complete', 'complete']);
  expect(await Promise.all(ids.map((id) => database.countParts(id)))).toEqual([0, 1, 1]);
  expect(await tab.service.readStaged(ids[0] ?? '')).toBeUndefined();
});

test('copies of what has not arrived are never given up: the new file goes without', async () => {
  const { openTab, database, server } = await smallBrowser(1);
  const tab = await openTab();
  server.hold = (command) => (command === 'upload' ? new Promise(() => undefined) : undefined);
  const first = await addTo(tab, score('Chor.pdf'));
  await tab.history.was(first, ({ copy }) => copy === 'complete');
  const second = await addTo(tab, score('Solo.pdf'));
  await tab.history.was(second, ({ copy }) => copy === 'none');
  expect(await database.countParts(first)).toBe(1);
});
