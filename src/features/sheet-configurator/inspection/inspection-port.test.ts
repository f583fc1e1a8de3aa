import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { type InspectionRequest, inspectionTag } from './inspection-messages.ts';
import { InspectionPort, InspectionUnavailableError } from './inspection-port.ts';

/** Stands in for the worker: remembers what it was asked and says what the test tells it to. */
class ScriptedWorker extends EventTarget {
  readonly asked: InspectionRequest[] = [];
  ended = false;

  postMessage(request: InspectionRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  say(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
  work(job: number, page: number) {
    this.say({ tag: inspectionTag, job, kind: 'working', page });
  }
  alive() {
    this.say({ tag: inspectionTag, job: 0, kind: 'alive', waits: false });
  }
  finish(job: number, failure: string) {
    this.say({ tag: inspectionTag, job, kind: 'inspected', result: { status: 'failed', failure } });
  }
  crash() {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

const workers: ScriptedWorker[] = [];
function newWorker() {
  const worker = new ScriptedWorker();
  workers.push(worker);
  return worker;
}
const known = inspectedPage();
let files = 0;
const inspect = (port: InspectionPort, signal?: AbortSignal, fileKey = (files += 1)) =>
  port.run(
    { kind: 'inspect', fileKey, file: new Blob(), known: [] },
    (answer) => (answer.kind === 'inspected' ? { value: answer.result } : undefined),
    signal,
  );

describe('the port to the inspection worker', () => {
  beforeEach(() => {
    workers.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('makes no worker before there is work, and one for all work', async () => {
    const port = new InspectionPort(newWorker);
    expect(workers).toHaveLength(0);
    const [first, second] = [inspect(port), inspect(port)];
    workers[0]?.finish(2, 'password');
    workers[0]?.finish(1, 'damaged');
    expect(await first).toEqual({ status: 'failed', failure: 'damaged' });
    expect(await second).toEqual({ status: 'failed', failure: 'password' });
    expect(workers).toHaveLength(1);
  });

  test('does not listen to what pdf.js says on the same port', async () => {
    const port = new InspectionPort(newWorker);
    const result = inspect(port);
    workers[0]?.say({ sourceName: 'worker', targetName: 'main', action: 'ready' });
    workers[0]?.say({ job: 1, kind: 'inspected', result: { status: 'failed', failure: 'password' } });
    workers[0]?.finish(1, 'damaged');
    expect(await result).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('ends the worker after a minute without work, and makes a new one later', async () => {
    const port = new InspectionPort(newWorker);
    const result = inspect(port);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(workers[0]?.ended).toBe(false);
    workers[0]?.finish(1, 'damaged');
    await result;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers[0]?.ended).toBe(true);
    const again = inspect(port);
    workers[1]?.finish(2, 'password');
    expect(await again).toEqual({ status: 'failed', failure: 'password' });
  });

  test('stops at once when the work is cancelled, and tells the worker', async () => {
    const port = new InspectionPort(newWorker);
    const stop = new AbortController();
    const result = inspect(port, stop.signal);
    stop.abort(new Error('left the page'));
    await expect(result).rejects.toThrow('left the page');
    expect(workers[0]?.asked.at(-1)).toEqual({ tag: inspectionTag, job: 1, kind: 'cancel' });
  });

  test('does not even begin when it was cancelled before', async () => {
    const port = new InspectionPort(newWorker);
    await expect(inspect(port, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
    expect(workers).toHaveLength(0);
  });

  test('a worker that breaks down fails all its work and is replaced', async () => {
    const port = new InspectionPort(newWorker);
    const [first, second] = [inspect(port), inspect(port)];
    workers[0]?.crash();
    await expect(first).rejects.toBeInstanceOf(InspectionUnavailableError);
    await expect(second).rejects.toThrow('out of memory');
    const again = inspect(port);
    workers[1]?.finish(3, 'damaged');
    expect(await again).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('a fault of ours is not blamed on the file', async () => {
    const port = new InspectionPort(newWorker);
    const result = inspect(port);
    workers[0]?.say({ tag: inspectionTag, job: 1, kind: 'broken', reason: 'decoder missing' });
    await expect(result).rejects.toThrow('decoder missing');
  });

  test('a worker stuck in a page is ended within half a minute; other work goes on behind the pages it has', async () => {
    const port = new InspectionPort(newWorker);
    const [bomb, good] = [inspect(port), inspect(port)];
    const progress = { step: 'page', done: 1, total: 2, page: known };
    workers[0]?.say({ tag: inspectionTag, job: 2, kind: 'progress', progress });
    workers[0]?.work(1, 7);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await bomb).toEqual({ status: 'failed', failure: 'too-complex', page: 7 });
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    expect(workers[1]?.asked).toMatchObject([{ job: 2, kind: 'inspect', known: [known] }]);
    workers[1]?.finish(2, 'damaged');
    expect(await good).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('a page may take a minute as long as its worker is alive, and not more', async () => {
    const port = new InspectionPort(newWorker);
    const slow = inspect(port);
    workers[0]?.work(1, 1);
    for (let seconds = 2; seconds < 60; seconds += 2) {
      await vi.advanceTimersByTimeAsync(2000);
      workers[0]?.alive();
    }
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(workers[0]?.ended).toBe(true);
    expect(await slow).toEqual({ status: 'failed', failure: 'too-complex', page: 1 });
  });

  test('a page that cannot be drawn in time is too much for the check of its file, too', async () => {
    const port = new InspectionPort(newWorker);
    const drawn = port.run(
      { kind: 'render', fileKey: 99, file: new Blob(), page: 2, widthPx: 400, withMarks: false },
      (answer) => (answer.kind === 'rendered' ? { value: answer.image } : undefined),
    );
    const [checked, other] = [inspect(port, undefined, 99), inspect(port)];
    workers[0]?.work(1, 2);
    const [refusal] = await Promise.all([drawn.catch((error: unknown) => error), vi.advanceTimersByTimeAsync(30_000)]);
    expect(refusal).toBeInstanceOf(InspectionUnavailableError);
    expect(await checked).toEqual({ status: 'failed', failure: 'too-complex', page: 2 });
    expect(workers[1]?.asked).toMatchObject([{ job: 3, kind: 'inspect' }]);
    workers[1]?.finish(3, 'damaged');
    expect(await other).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('a page that takes long is told after ten seconds and once more after thirty, before it is ended', async () => {
    const port = new InspectionPort(newWorker);
    const told: unknown[] = [];
    const slow = port.run({ kind: 'inspect', fileKey: 1, file: new Blob(), known: [] }, (answer) => {
      if (answer.kind === 'slow') told.push([answer.page, answer.seconds]);
      return answer.kind === 'inspected' ? { value: answer.result } : undefined;
    });
    workers[0]?.work(1, 7);
    const stayAliveFor = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed += 2) {
        await vi.advanceTimersByTimeAsync(2000);
        workers[0]?.alive();
      }
    };
    await stayAliveFor(8);
    expect(told).toEqual([]);
    await stayAliveFor(4);
    expect(told).toEqual([[7, 10]]);
    await stayAliveFor(48);
    expect(told).toEqual([
      [7, 10],
      [7, 30],
    ]);
    expect(await slow).toEqual({ status: 'failed', failure: 'too-complex', page: 7 });
  });

  test('a worker that cannot use itself any more is replaced, and its file alone fails', async () => {
    const port = new InspectionPort(newWorker);
    const [bomb, good] = [inspect(port), inspect(port)];
    const result = { status: 'failed', failure: 'picture-too-large', page: 3 };
    workers[0]?.say({ tag: inspectionTag, job: 1, kind: 'inspected', result, spent: 1000 });
    expect(await bomb).toEqual(result);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[1]?.finish(2, 'damaged');
    expect(await good).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('nothing begins before the memory of a spent worker has come back, and all that was asked meanwhile does then', async () => {
    const port = new InspectionPort(newWorker);
    const heavy = inspect(port);
    const result = { status: 'failed', failure: 'too-complex', page: 1 };
    workers[0]?.say({ tag: inspectionTag, job: 1, kind: 'inspected', result, spent: 1000 });
    await heavy;
    const stop = new AbortController();
    const [left, next] = [inspect(port, stop.signal), inspect(port)];
    stop.abort(new Error('left the page'));
    await expect(left).rejects.toThrow('left the page');
    await vi.advanceTimersByTimeAsync(900);
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(workers[1]?.asked).toMatchObject([{ job: 3, kind: 'inspect' }]);
    workers[1]?.finish(3, 'damaged');
    expect(await next).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('a page nobody waits for any longer does not keep the others waiting, and nobody is blamed', async () => {
    const port = new InspectionPort(newWorker);
    const stop = new AbortController();
    const [left, good] = [inspect(port, stop.signal), inspect(port)];
    workers[0]?.work(1, 1);
    stop.abort(new Error('left the page'));
    await expect(left).rejects.toThrow('left the page');
    await vi.advanceTimersByTimeAsync(5000);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    workers[1]?.finish(2, 'damaged');
    expect(await good).toEqual({ status: 'failed', failure: 'damaged' });
  });

  test('a worker that ended what was cancelled stays', async () => {
    const port = new InspectionPort(newWorker);
    const stop = new AbortController();
    const left = inspect(port, stop.signal);
    workers[0]?.work(1, 1);
    stop.abort(new Error('left the page'));
    await expect(left).rejects.toThrow('left the page');
    workers[0]?.say({ tag: inspectionTag, job: 1, kind: 'broken', reason: 'aborted' });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(workers[0]?.ended).toBe(false);
  });
});
