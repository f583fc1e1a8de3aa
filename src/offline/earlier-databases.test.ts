import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openKeptNotes } from './kept/kept-notes.ts';
import { openSharedFiles } from './sharing/shared-files.ts';
import { openTakenNotes } from './taken/taken-notes.ts';

/** Databases as the first version of the shop that had them left them, written out: none of its code has to stay for that. */

test('what was seen stays known from the first form of its notes on', async () => {
  const name = 'nf-kept';
  const old = await openDB(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('notes', { keyPath: ['kind', 'url'] });
      database.createObjectStore('wishes');
    },
  });
  const page = { kind: 'pages', url: 'https://noten.example/NF-1', bytes: 9_000, usedAt: 1_790_000_000_000 } as const;
  const picture = { kind: 'pictures', url: 'https://noten.example/media/a.webp', bytes: 4_000, usedAt: 1 } as const;
  for (const note of [page, picture]) await old.put('notes', note);
  await old.put('wishes', 500_000_000, 'bytes');
  old.close();
  const notes = openKeptNotes();
  expect(await notes.loadAll()).toEqual([page, picture]);
  expect(await notes.loadAll('pages')).toEqual([page]);
  expect(await notes.loadWanted()).toBe(500_000_000);
  await notes.drop([page]);
  expect(await notes.loadAll()).toEqual([picture]);
});

test('what was taken along stays, with what it shares, from the first form of its notes on', async () => {
  const old = await openDB('nf-taken', 1, {
    upgrade: (database) => {
      database.createObjectStore('takings', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: 'url' });
    },
  });
  const common = { state: 'whole', owner: null, roundAt: 5, standAt: 5, done: 1, count: 1 } as const;
  const choir = {
    ...common,
    id: 'category  /Noten/Chor/',
    kind: 'category',
    path: '/Noten/Chor/',
    name: 'Chor',
  } as const;
  const list = { ...common, id: 'wishlist  /wishlist', kind: 'wishlist', path: '/wishlist', name: '' } as const;
  for (const taking of [choir, list]) await old.put('takings', taking);
  const url = 'https://noten.example/NF-1/_payload.json';
  const entry = { url, cache: 'taken', bytes: 700, tag: '"a"', broughtAt: 6, holders: { [choir.id]: 5, [list.id]: 5 } };
  await old.put('entries', entry);
  old.close();
  const notes = openTakenNotes();
  expect(await notes.takings()).toEqual([choir, list]);
  expect(await notes.remove(choir.id)).toEqual([]);
  expect(await notes.find(url)).toEqual({ ...entry, holders: { [list.id]: 5 } });
  expect((await notes.remove(list.id)).map((gone) => gone.url)).toEqual([url]);
});

test('files shared with the first version that took them are still in the inbox', async () => {
  const old = await openDB('shared-files', 1, { upgrade: (database) => void database.createObjectStore('files') });
  const id = '001790000000000-0000-abc';
  const content = new Blob(['%PDF-1']);
  await old.put('files', { id, name: 'Chor.pdf', type: 'application/pdf', lastModified: 5, content }, id);
  await old.put('files', { id: 'strange' }, 'strange');
  old.close();
  const inbox = await openSharedFiles();
  const [shared, ...others] = await inbox.read();
  expect(others).toEqual([]);
  expect([shared?.id, shared?.file.name, await shared?.file.text()]).toEqual([id, 'Chor.pdf', '%PDF-1']);
  await inbox.drop([id]);
  expect(await inbox.read()).toEqual([]);
});
