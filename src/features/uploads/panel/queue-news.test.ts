import { expect, test } from 'vitest';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import { nothingTold, tellNews, type ToldNews } from './queue-news.ts';
import { summariseQueue } from './queue-summary.ts';

interface Upload {
  id: string;
  name: string;
  state: UploadState;
  size: number;
  acknowledged: number;
}

const upload = (id: string, state: UploadState, percent = 0): Upload => ({
  id,
  name: `${id}.pdf`,
  state,
  size: 100,
  acknowledged: percent,
});

/** Everything that is said while the queue goes through these moments. */
function listen(...moments: Upload[][]): unknown[] {
  let told: ToldNews = nothingTold;
  return moments.flatMap((uploads) => {
    const news = tellNews(told, summariseQueue(uploads), uploads);
    told = news.told;
    const { failed, lost } = news.urgent;
    const isUrgent = failed.length + lost.length > 0;
    return [news.quiet, isUrgent ? news.urgent : undefined].filter((each) => each !== undefined);
  });
}

test('start, quarters and end are told, each once', () => {
  const moments = [0, 10, 25, 26, 49, 60, 76, 99].map((percent) => [upload('a', 'uploading', percent)]);
  expect(listen(...moments, [upload('a', 'success', 100)], [upload('a', 'success', 100)])).toEqual([
    { kind: 'started', files: 1 },
    { kind: 'quarter', percent: 25 },
    { kind: 'quarter', percent: 50 },
    { kind: 'quarter', percent: 75 },
    { kind: 'done', files: 1 },
  ]);
});

test('many files are told of as one', () => {
  const many = (percent: number) => Array.from({ length: 200 }, (_, index) => upload(`${index}`, 'uploading', percent));
  expect(listen(many(0), many(30), many(60), many(80))).toHaveLength(4);
});

test('a quarter is not told twice when the server starts over', () => {
  const at = (percent: number) => [upload('a', 'uploading', percent)];
  expect(listen(at(0), at(30), at(0), at(30))).toHaveLength(2);
});

test('a failure is told by name, once, and again after another try', () => {
  const failing = [upload('a', 'error', 10), upload('b', 'uploading', 10)];
  const trying = [upload('a', 'uploading', 10), upload('b', 'uploading', 10)];
  expect(listen(trying, failing, failing, trying, failing)).toEqual([
    { kind: 'started', files: 2 },
    { failed: ['a.pdf'], lost: [] },
    { failed: ['a.pdf'], lost: [] },
  ]);
});

test('a failure is told once although nothing is seen of the uploads for a moment', () => {
  const failing = [upload('a', 'error', 10)];
  expect(listen(failing, [], failing)).toHaveLength(1);
});

test('a file that has to be chosen again is told by name, once', () => {
  const waiting = [upload('a', 'needs-file', 10), upload('b', 'uploading', 10)];
  expect(listen(waiting, waiting)).toEqual([
    { kind: 'started', files: 2 },
    { failed: [], lost: ['a.pdf'] },
  ]);
});

test('the end is told as well where something failed on the way, and going on with that is a start', () => {
  const failed = upload('a', 'error');
  expect(
    listen(
      [failed, upload('b', 'uploading')],
      [failed, upload('b', 'success', 100)],
      [failed, upload('b', 'success', 100)],
      [upload('a', 'uploading'), upload('b', 'success', 100)],
    ),
  ).toEqual([
    { kind: 'started', files: 2 },
    { failed: ['a.pdf'], lost: [] },
    { kind: 'ended', files: 2, done: 1 },
    { kind: 'started', files: 1 },
  ]);
});

test('a failure that leaves nothing is told as a failure alone', () => {
  expect(listen([upload('a', 'uploading')], [upload('a', 'error')])).toEqual([
    { kind: 'started', files: 1 },
    { failed: ['a.pdf'], lost: [] },
  ]);
});

test('nothing is told of uploads that were all given up', () => {
  expect(listen([upload('a', 'uploading')], [])).toEqual([{ kind: 'started', files: 1 }]);
});

test('going on after a pause is no new start', () => {
  expect(listen([upload('a', 'uploading')], [upload('a', 'paused')], [upload('a', 'uploading')])).toHaveLength(1);
});

test('what was done before the page was opened is not told', () => {
  expect(listen([upload('a', 'success', 100)])).toEqual([]);
});

test('the next choice starts anew', () => {
  expect(
    listen(
      [upload('a', 'uploading')],
      [upload('a', 'success', 100)],
      [upload('b', 'uploading')],
      [upload('b', 'uploading', 30)],
    ),
  ).toEqual([
    { kind: 'started', files: 1 },
    { kind: 'done', files: 1 },
    { kind: 'started', files: 1 },
    { kind: 'quarter', percent: 25 },
  ]);
});
