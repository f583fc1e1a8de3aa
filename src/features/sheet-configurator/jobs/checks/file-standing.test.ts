import { expect, test } from 'vitest';
import { fileStanding } from './file-standing.ts';

const upload = { id: 'u', path: 'p' };
const arrived = { is: 'arrived', size: 1, at: 1 } as const;
const stopped = { is: 'stopped', at: 1 } as const;

test('a file has arrived only when that was seen, whether the uploads are read or not', () => {
  expect(fileStanding({ upload: { ...upload, outcome: arrived } }, false)).toBe('arrived');
  expect(fileStanding({ upload: { ...upload, outcome: arrived } }, true)).toBe('arrived');
});

test('a file whose upload nobody knows any more is unknown, and lost when it was seen to fail', () => {
  expect(fileStanding({ upload }, true)).toBe('unknown');
  expect(fileStanding({ upload: { ...upload, outcome: stopped } }, true)).toBe('lost');
});

test('nothing is said of an upload before the records are read', () => {
  expect(fileStanding({ upload }, false)).toBe('reading');
  expect(fileStanding({ upload: { ...upload, outcome: stopped } }, false)).toBe('reading');
});

test('a job whose file never went into the queue has none', () => {
  expect(fileStanding({}, false)).toBe('lost');
});
