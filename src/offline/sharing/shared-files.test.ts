import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openSharedFiles } from './shared-files.ts';

test('files lie in the inbox in the order of their arrival, with everything that belongs to them', async () => {
  const inbox = await openSharedFiles('order');
  await inbox.keep([new File(['%PDF-1'], 'b.pdf', { type: 'application/pdf', lastModified: 5 })]);
  await inbox.keep([new File(['%PDF-2'], 'a.pdf'), new File(['%PDF-3'], 'c.pdf')]);
  const files = (await inbox.read()).map(({ file }) => file);
  expect(files.map(({ name }) => name)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  expect(files[0]).toMatchObject({ type: 'application/pdf', lastModified: 5 });
  expect(await Promise.all(files.map((file) => file.text()))).toEqual(['%PDF-1', '%PDF-2', '%PDF-3']);
});

test('only what was taken is dropped', async () => {
  const inbox = await openSharedFiles('drop');
  await inbox.keep([new File(['1'], 'a.pdf')]);
  const taken = await inbox.read();
  await inbox.keep([new File(['2'], 'b.pdf')]);
  await inbox.drop(taken.map(({ id }) => id));
  expect((await inbox.read()).map(({ file }) => file.name)).toEqual(['b.pdf']);
});

test('another visit finds the same inbox', async () => {
  const worker = await openSharedFiles('visit');
  await worker.keep([new File(['1'], 'a.pdf')]);
  worker.close();
  expect(await (await openSharedFiles('visit')).read()).toHaveLength(1);
});
