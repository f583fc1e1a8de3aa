import 'fake-indexeddb/auto';
import { setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import type { InspectionProgress } from '../../inspection/inspection-messages.ts';
import { inspectionStepAtom } from './check-steps.ts';
import { type Inspect, inspectJobAtom } from './inspect-job.ts';
import { slowWords } from './slow-words.ts';

const i18n = setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } });
const page = inspectedPage();

/** A check that hangs in the middle, and what the screen says of it. */
async function checkUnderWay() {
  const store = createStore();
  const { promise: telling, resolve } = Promise.withResolvers<(progress: InspectionProgress) => void>();
  const inspect: Inspect = (_file, _options, tell) => {
    resolve(tell);
    return new Promise(() => undefined);
  };
  const { signal } = new AbortController();
  void store.set(inspectJobAtom, { jobId: 'a', file: new File([], 'a.pdf'), maxBytes: 1, signal, inspect });
  const tell = await telling;
  const said = (): string | undefined => {
    const words = slowWords(store.get(inspectionStepAtom('a')) ?? { step: 'done' });
    return words && i18n._(words);
  };
  return { tell, said };
}

test('a page that takes long is named, and when it may become too much that is said with what happens next', async () => {
  const { tell, said } = await checkUnderWay();
  tell({ step: 'opened', sizes: [page, page, page] });
  tell({ step: 'page', done: 1, total: 3, page });
  expect(said()).toBeUndefined();
  tell({ step: 'slow', page: 2, seconds: 10 });
  expect(said()).toBe('Die Prüfung läuft noch: Seite 2 von 3 dauert länger als die anderen.');
  tell({ step: 'slow', page: 2, seconds: 30 });
  expect(said()).toMatch(/^Seite 2 von 3 ist ungewöhnlich aufwendig\. Wir prüfen sie noch eine halbe Minute\./);
  tell({ step: 'page', done: 2, total: 3, page });
  expect(said()).toBeUndefined();
});

test('a file that is hard to open is told as well', async () => {
  const { tell, said } = await checkUnderWay();
  tell({ step: 'slow', page: undefined, seconds: 10 });
  expect(said()).toMatch(/^Die Prüfung läuft noch: Die Datei wird geöffnet/);
  tell({ step: 'slow', page: undefined, seconds: 30 });
  expect(said()).toMatch(/^Die Datei ist ungewöhnlich aufwendig\./);
});
