import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { localCopyWorker } from '#testing/uploads/upload-setting.ts';
import { uploadBrowser, type UploadTab } from '#testing/uploads/upload-tabs.ts';
import { CopyFailed, CopyWorkerMissing, type CopyWorker } from './copy-worker.ts';

const score = (name: string): File => new File([scoreBytes(300_000)], name);

async function addTo({ service }: UploadTab, ...files: File[]): Promise<string[]> {
  const records = await service.add({ files, folderId: 'folder' });
  return records.map(({ id }) => id);
}

/** A browser whose copying workers go wrong as long as `trouble` gives an error for the file they work on. */
async function troubledBrowser(trouble: (name: string) => CopyFailed | undefined) {
  const browser = await uploadBrowser();
  const tries: string[] = [];
  const returns: (() => void)[] = [];
  const createCopyWorker = (): CopyWorker => {
    const worker = localCopyWorker();
    const edges: CopyWorker['edges'] = async (file) => {
      const name = file instanceof File ? file.name : '';
      tries.push(name);
      const error = trouble(name);
      if (error) throw error;
      return worker.edges(file);
    };
    return { ...worker, edges };
  };
  Object.assign(browser.environment, { createCopyWorker, onReturn: (listener: () => void) => returns.push(listener) });
  const comeBack = (): void => {
    for (const listener of returns) listener();
  };
  return { ...browser, tries, comeBack };
}

test('files wait for a copying worker that cannot be loaded, and leaving asks first; with the connection they go on', async () => {
  let isOffline = true;
  const { environment, tries, comeBack, openTab } = await troubledBrowser(() =>
    isOffline ? new CopyWorkerMissing('Offline') : undefined,
  );
  environment.random = () => 1;
  const tab = await openTab();
  const ids = await addTo(tab, score('Chor.pdf'), score('Solo.pdf'));
  await expect.poll(() => tries.length, { interval: 5 }).toBe(1);
  expect({ tries, warns: tab.warnsAtLeaving() }).toEqual({ tries: ['Chor.pdf'], warns: true });
  isOffline = false;
  comeBack();
  for (const id of ids) {
    await tab.history.reached(id, 'success');
    expect(tab.history.statesOf(id)).not.toContain('error');
  }
});

test('a copying worker that cannot be loaded is tried again by and by, without end', async () => {
  let misses = 0;
  const { openTab } = await troubledBrowser(() => {
    misses += 1;
    return misses <= 20 ? new CopyWorkerMissing('Not there') : undefined;
  });
  const tab = await openTab();
  const [id = ''] = await addTo(tab, score('Chor.pdf'));
  await tab.history.reached(id, 'success');
  expect(tab.history.statesOf(id)).not.toContain('error');
});

test('a file that breaks the worker every time lets others go first, ends with that reason and can be picked again', async () => {
  let breaking = 'Chor.pdf';
  const { openTab, tries } = await troubledBrowser((name) =>
    name === breaking ? new CopyFailed('CompileError') : undefined,
  );
  const tab = await openTab();
  const [first = '', second = ''] = await addTo(tab, score('Chor.pdf'), score('Solo.pdf'));
  expect((await tab.history.reached(first, 'error')).error).toBe('copy-failed');
  await tab.history.reached(second, 'success');
  expect(tries).toEqual(['Chor.pdf', 'Solo.pdf', 'Chor.pdf', 'Chor.pdf']);
  breaking = '';
  await tab.service.repick(first, score('Chor.pdf'));
  await tab.history.reached(first, 'success');
});

test('a worker that breaks once is no reason to end an upload', async () => {
  let breaks = 1;
  const { openTab } = await troubledBrowser(() => {
    breaks -= 1;
    return breaks >= 0 ? new CopyFailed('Out of memory') : undefined;
  });
  const tab = await openTab();
  const [id = ''] = await addTo(tab, score('Chor.pdf'));
  await tab.history.reached(id, 'success');
  expect(tab.history.statesOf(id)).not.toContain('error');
});
