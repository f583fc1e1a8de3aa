import { expect, test } from 'vitest';
import { breakOnce, runTransfer, transferPath } from '#testing/uploads/run-transfer.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { abandonUpload } from './abandon-upload.ts';

const size = 600_000;

test('an upload that was complete already is deleted', async () => {
  const server = strictStorage();
  const { saves } = await runTransfer(server, size);
  await abandonUpload(server.storage, { path: transferPath, sessionUrl: saves[0]?.sessionUrl });
  expect([...server.objects]).toEqual([]);
});

test('an open session is ended, a missing one is no trouble', async () => {
  const server = strictStorage();
  const url = 'https://elsewhere.example/session/1';
  server.sessions.set(url, { name: transferPath, size, bytes: new Uint8Array(), status: 'active' });
  await abandonUpload(server.storage, { path: transferPath, sessionUrl: url });
  expect(server.sessions.get(url)?.status).toBe('cancelled');
  await abandonUpload(server.storage, { path: transferPath, sessionUrl: 'https://elsewhere.example/session/none' });
});

test.each(['cancel', 'DELETE'])('a %s that does not get through can be tried again', async (command) => {
  const server = strictStorage();
  const { saves } = await runTransfer(server, size);
  const upload = { path: transferPath, sessionUrl: saves[0]?.sessionUrl };
  breakOnce(server, command, { kind: 'cut-before' });
  await expect(abandonUpload(server.storage, upload)).rejects.toMatchObject({ kind: 'network' });
  await abandonUpload(server.storage, upload);
  expect([...server.objects]).toEqual([]);
});
