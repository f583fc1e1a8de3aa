import 'fake-indexeddb/auto';
import { createStore } from 'jotai';
import * as z from 'zod/mini';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import type { InspectionResult } from './inspection/inspection-messages.ts';
import { inspectionStepAtom, lookedAtAtom } from './jobs/checks/check-steps.ts';
import { chosenFilesAtom, keepChosenFilesAtom } from './jobs/chosen-files.ts';
import { createJob } from './jobs/create-job.ts';
import type { Inspect } from './jobs/checks/inspect-job.ts';
import { keepJobsAtom, openJobsAtom } from './jobs/job-atoms.ts';
import { removeJobAtom } from './jobs/remove-job.ts';
import { keptJobSchema } from './kept-job.ts';
import { readPrintJobs, writePrintJobs } from '#testing/print/print-job-records.ts';
import { eventually } from '#testing/eventually.ts';
import { watchChecks } from './watch-checks.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

beforeEach(async () => {
  await writePrintJobs([]);
  // Pages of earlier tests are never closed: their locks would be held for good.
  vi.stubGlobal('navigator', {});
});

const page = inspectedPage();
const good: InspectionResult = { status: 'inspected', file: { pages: [page], encrypted: false } };

/** Stands in for the PDF engine: every check waits until the test ends it. */
function engine() {
  const log: string[] = [];
  const open = new Map<string, (result: InspectionResult) => void>();
  const failing = new Map<string, (reason: Error) => void>();
  const known = new Map<string, number>();
  const inspect: Inspect = (file, options, onProgress) => {
    log.push(`${file.name} begins`);
    known.set(file.name, options.known.length);
    onProgress({ step: 'opened', sizes: [page] });
    onProgress({ step: 'page', done: options.known.length + 1, total: 40, page });
    return new Promise((resolve, reject) => {
      open.set(file.name, (result) => {
        log.push(`${file.name} ends`);
        resolve(result);
      });
      failing.set(file.name, (reason) => {
        log.push(`${file.name} fails`);
        reject(reason);
      });
      options.signal.addEventListener('abort', () => {
        log.push(`${file.name} is broken off`);
        open.delete(file.name);
        reject(options.signal.reason);
      });
    });
  };
  const end = async (name: string, result: InspectionResult = good): Promise<void> => {
    await eventually(() => expect(open.has(name)).toBe(true));
    open.get(name)?.(result);
    open.delete(name);
  };
  const fail = (name: string): void => failing.get(name)?.(new DOMException('', 'NotFoundError'));
  return { log, known, inspect, end, fail };
}

/** A file that was deleted after it was chosen. */
class DeletedFile extends File {
  override slice = (): Blob =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });
}

/** A page of this browser: `choose` is a choice of files, `look` opens the screen of a job. */
function visit() {
  const store = createStore();
  store.sub(printJobsAtom, () => undefined);
  const { log, known, inspect, end, fail } = engine();
  const watch = () => watchChecks({ store, configuration: {} }, inspect);
  const idOf = (name: string): string =>
    store.get(printJobsAtom).find(({ file }) => file.name === name)?.job.id ?? 'nobody';
  return {
    log,
    known,
    end,
    fail,
    watch,
    idOf,
    store,
    choose: async (...names: string[]) => {
      const now = Date.now();
      const entries = names.map((name) => ({
        kept: createJob({ name, size: 1 }, { now }),
        file: new File([], name),
      }));
      store.set(keepChosenFilesAtom, new Map(entries.map(({ kept, file }) => [kept.job.id, file])));
      await store.set(
        keepJobsAtom,
        entries.map(({ kept }) => kept),
      );
    },
    look: (name: string) =>
      store.set(lookedAtAtom, {
        jobId: idOf(name),
        file: store.get(chosenFilesAtom).get(idOf(name)) ?? new File([], name),
      }),
    logged: (line: string) => eventually(() => expect(log).toContain(line)),
    step: (name: string) => store.get(inspectionStepAtom(idOf(name))),
  };
}

async function keptChecks() {
  const jobs = z.array(keptJobSchema).parse(await readPrintJobs());
  return Object.fromEntries(jobs.map(({ file, check }) => [file.name, check?.is]));
}

describe('the checks of print jobs', () => {
  test('every job is checked when it arrives, one after the other', async () => {
    const { choose, watch, end, log } = visit();
    watch();
    await choose('a.pdf', 'b.pdf', 'c.pdf');
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) await end(name);
    await eventually(async () =>
      expect(await keptChecks()).toEqual({ 'a.pdf': 'printable', 'b.pdf': 'printable', 'c.pdf': 'printable' }),
    );
    expect(log).toEqual(['a.pdf', 'b.pdf', 'c.pdf'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('the one looked at comes first; the one it interrupts goes on behind the pages it has', async () => {
    const { choose, watch, look, end, log, known, logged } = visit();
    await choose('a.pdf', 'b.pdf', 'c.pdf');
    watch();
    await logged('a.pdf begins');
    look('c.pdf');
    await end('c.pdf');
    await logged('c.pdf ends');
    expect(log).toEqual(['a.pdf begins', 'a.pdf is broken off', 'c.pdf begins', 'c.pdf ends']);
    await end('a.pdf');
    expect(known.get('a.pdf')).toBe(1);
  });

  test('a browser that refuses locks checks its jobs all the same, each once', async () => {
    const refuse = () => Promise.reject(new DOMException('Access to the Locks API is denied.', 'SecurityError'));
    vi.stubGlobal('navigator', { locks: { request: refuse } });
    const { choose, watch, end, log, logged } = visit();
    await choose('a.pdf', 'b.pdf');
    watch();
    await end('a.pdf');
    await end('b.pdf');
    await logged('b.pdf ends');
    expect(log).toEqual(['a.pdf', 'b.pdf'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  test('a job that is removed is checked no further', async () => {
    const { choose, watch, store, idOf, log, logged } = visit();
    await choose('a.pdf', 'b.pdf');
    watch();
    await logged('a.pdf begins');
    await store.set(removeJobAtom, idOf('a.pdf'));
    await logged('b.pdf begins');
    expect(log).toEqual(['a.pdf begins', 'a.pdf is broken off', 'b.pdf begins']);
  });

  test('a reload goes on with what was not finished and keeps what was', async () => {
    const first = visit();
    await first.choose('a.pdf', 'b.pdf');
    first.watch();
    await first.end('a.pdf');
    await first.logged('b.pdf begins');
    await eventually(async () => expect(await keptChecks()).toEqual({ 'a.pdf': 'printable' }));

    const second = visit();
    await second.store.set(openJobsAtom);
    const files = ['a.pdf', 'b.pdf'].map((name): [string, File] => [second.idOf(name), new File([], name)]);
    second.store.set(keepChosenFilesAtom, new Map(files));
    second.watch();
    await second.end('b.pdf');
    await eventually(async () => expect(await keptChecks()).toEqual({ 'a.pdf': 'printable', 'b.pdf': 'printable' }));
    expect(second.log).toEqual(['b.pdf begins', 'b.pdf ends']);
  });

  test('what nobody looks at is checked by one tab only, and not once more by the next', async () => {
    vi.unstubAllGlobals();
    const [first, second] = [visit(), visit()];
    await first.choose('a.pdf');
    await second.store.set(openJobsAtom);
    second.store.set(keepChosenFilesAtom, new Map([[second.idOf('a.pdf'), new File([], 'a.pdf')]]));
    first.watch();
    await first.logged('a.pdf begins');
    second.watch();
    await first.end('a.pdf');
    await eventually(() => expect(second.step('a.pdf')).toEqual({ step: 'done' }));
    expect(second.log).toEqual([]);
  });

  test('a file that cannot be printed is marked, and the next one is checked', async () => {
    const { choose, watch, end, logged } = visit();
    await choose('a.pdf', 'b.pdf');
    watch();
    await end('a.pdf', { status: 'failed', failure: 'password' });
    await logged('b.pdf begins');
    await eventually(async () => expect(await keptChecks()).toEqual({ 'a.pdf': 'unprintable' }));
  });

  test('a chosen file that was deleted meanwhile is let go, and no check of it said to be impossible', async () => {
    const told = vi.spyOn(console, 'error');
    const { choose, watch, fail, log, logged, step, store, idOf } = visit();
    await choose('a.pdf', 'b.pdf');
    store.set(keepChosenFilesAtom, new Map([[idOf('a.pdf'), new DeletedFile([], 'a.pdf')]]));
    watch();
    await logged('a.pdf begins');
    fail('a.pdf');
    await logged('b.pdf begins');
    expect(log).toEqual(['a.pdf begins', 'a.pdf fails', 'b.pdf begins']);
    expect(store.get(chosenFilesAtom).has(idOf('a.pdf'))).toBe(false);
    expect(step('a.pdf')).not.toEqual({ step: 'unavailable' });
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });

  test('a check that failed is tried again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { choose, watch, fail, end, logged, step } = visit();
    await choose('a.pdf');
    watch();
    await logged('a.pdf begins');
    fail('a.pdf');
    await eventually(() => expect(step('a.pdf')).toEqual({ step: 'unavailable' }));
    vi.advanceTimersByTime(60_000);
    await eventually(() => expect(step('a.pdf')).toMatchObject({ step: 'pages' }));
    await end('a.pdf');
    await eventually(async () => expect(await keptChecks()).toEqual({ 'a.pdf': 'printable' }));
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
    vi.useRealTimers();
  });

  test('the progress of a check can be told', async () => {
    const { choose, watch, logged, step } = visit();
    await choose('a.pdf', 'b.pdf');
    watch();
    await logged('a.pdf begins');
    expect(step('a.pdf')).toEqual({ step: 'pages', done: 1, total: 40 });
    expect(step('b.pdf')).toBeUndefined();
  });
});
