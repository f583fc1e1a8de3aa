import { expect, test } from 'vitest';
import { frostyTab } from '#testing/uploads/frosty-tab.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { uploadBrowser } from '#testing/uploads/upload-tabs.ts';

const nothing = (): void => undefined;

test('a tab that was taken over while it stood still shows how things are when it goes on, whatever it missed', async () => {
  const { server, environment, locks, openTab } = await uploadBrowser();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  server.hold = (command) => (command === 'upload' ? held : undefined);
  const frost = frostyTab({ ...environment, locks, sends: nothing, beats: nothing });
  // What other tabs tell is lost on it, as on a page that was frozen.
  const sleeper = await openTab({ ...frost.own, channelName: `${environment.channelName}-unheard` });
  const file = new File([scoreBytes(900_000)], 'Oper.pdf');
  const [record] = await sleeper.service.add({ files: [file], folderId: 'folder' });
  const id = record?.id ?? '';
  await sleeper.history.was(id, ({ copy, state }) => copy === 'complete' && state === 'uploading');
  frost.freeze();
  const other = await openTab();
  server.hold = () => undefined;
  await other.history.reached(id, 'success');
  expect(sleeper.history.statesOf(id)).not.toContain('success');
  frost.thaw();
  release();
  await sleeper.history.reached(id, 'success');
});
