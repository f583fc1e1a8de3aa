import { expect, test, vi } from 'vitest';
import { beginUpload, stuckBrowser } from '#testing/uploads/left-upload.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';

const size = 3_000_000;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Clara's upload, under way and copied completely, in a browser whose storage answers no chunk until it is let go. */
async function clarasUpload() {
  const browser = await stuckBrowser();
  const tab = await browser.openTab();
  await tab.service.setOwner('clara');
  const id = await beginUpload(tab, size, { owner: 'clara' });
  return { ...browser, tab, id };
}

test('what a logout halted goes on by itself when its customer is back, in the same session', async () => {
  const { server, tab, id, letGo } = await clarasUpload();
  await tab.service.setOwner(undefined);
  await tab.history.reached(id, 'paused');
  await tab.service.setOwner('robert');
  expect(tab.history.statesOf(id).at(-1)).toBe('paused');
  letGo();
  await tab.service.setOwner('clara');
  const done = await tab.history.reached(id, 'success');
  expect({ sessions: server.sessions.size, awaitsOwner: done.awaitsOwner }).toEqual({
    sessions: 1,
    awaitsOwner: undefined,
  });
});

test('a customer who comes back before the last request has ended finds the upload going on', async () => {
  const { tab, id, letGo } = await clarasUpload();
  letGo();
  await Promise.all([tab.service.setOwner(undefined), tab.service.setOwner('clara')]);
  expect((await tab.history.reached(id, 'success')).acknowledged).toBe(size);
});

test('what the shopper paused stays paused: before the logout, and after a return', async () => {
  const { tab, id } = await clarasUpload();
  const second = await beginUpload(tab, size, { name: 'Solo.pdf', owner: 'clara' });
  await tab.service.wish(id, 'pause');
  await tab.history.reached(id, 'paused');
  await tab.service.setOwner(undefined);
  await tab.history.reached(second, 'paused');
  await tab.service.setOwner('clara');
  await tab.history.reached(second, 'uploading');
  await tab.service.wish(second, 'pause');
  await tab.history.reached(second, 'paused');
  await tab.service.setOwner('robert');
  await tab.service.setOwner('clara');
  expect([id, second].map((each) => tab.history.statesOf(each).at(-1))).toEqual(['paused', 'paused']);
});

test('a week after it was halted another customer’s upload is given up, with its copy; one’s own is not', async () => {
  const { environment, openTab, tab, id } = await clarasUpload();
  const { database } = environment;
  const own = await beginUpload(tab, size, { name: 'Solo.pdf', owner: 'clara' });
  await tab.service.setOwner('robert');
  await tab.history.reached(id, 'paused');
  await tab.history.reached(own, 'paused');
  await database.changeRecord(own, (record) => ({ ...record, owner: 'robert' }));
  tab.service.close();
  const halted = (await database.loadRecord(id))?.updatedAt ?? 0;
  const soon = await openTab({ now: () => halted + weekMs - 1 });
  await soon.service.setOwner('robert');
  expect((await database.loadRecord(id))?.state).toBe('paused');
  soon.service.close();
  const later = await openTab({ now: () => halted + weekMs });
  await later.service.setOwner('robert');
  await later.history.reached(id, 'canceled');
  expect({ clara: await database.countParts(id), own: await database.countParts(own) }).toEqual({ clara: 0, own: 1 });
  later.service.close();
  await openTab();
  expect(await database.loadRecord(id)).toBeUndefined();
});

test('a customer who logs out for good leaves no record and no copy, in whichever tab it is sent; a guest’s goes on', async () => {
  const { environment, openTab, tab, id, letGo } = await clarasUpload();
  const { database } = environment;
  const other = await openTab();
  await other.service.setOwner('clara');
  const elsewhere = await beginUpload(other, size, { name: 'Solo.pdf', owner: 'clara' });
  const [duo] = await tab.service.add({ files: [new File([scoreBytes(size)], 'Duo.pdf')], folderId: 'folder' });
  letGo();
  expect((await tab.service.owners.erase('clara')).toSorted()).toEqual([id, elsewhere].toSorted());
  expect((await database.loadRecords()).map(({ name }) => name)).toEqual(['Duo.pdf']);
  expect([await database.countParts(id), await database.countParts(elsewhere)]).toEqual([0, 0]);
  await tab.history.reached(duo?.id ?? '', 'success');
});

test('a storage that does not answer keeps no record of a customer who has logged out', async () => {
  const { environment, tab, id } = await clarasUpload();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await tab.service.owners.erase('clara');
  expect([await environment.database.loadRecords(), await environment.database.countParts(id)]).toEqual([[], 0]);
});

test('what was chosen before anybody knew who is signed in becomes the customer’s', async () => {
  const { environment, tab } = await clarasUpload();
  const early = await beginUpload(tab, size, { name: 'Solo.pdf' });
  await tab.service.owners.claim([early], 'clara');
  expect((await environment.database.loadRecord(early))?.owner).toBe('clara');
});
