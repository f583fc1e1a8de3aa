import { expect, test } from 'vitest';
import { nextUploadTaskState, type UploadTaskEvent, type UploadTaskState } from './upload-task-machine.ts';

const states: UploadTaskState[] = ['running', 'pausing', 'paused', 'canceling', 'canceled', 'error', 'success'];

const answering = (event: UploadTaskEvent) => states.filter((state) => nextUploadTaskState(state, event) !== undefined);

test.each<[UploadTaskEvent, UploadTaskState[]]>([
  ['pause', ['running']],
  ['resume', ['pausing', 'paused']],
  ['cancel', ['running', 'pausing']],
])('%s is possible from %j only', (event, from) => {
  expect(answering(event)).toEqual(from);
});

test('canceling ends as canceled, whatever the last request brought', () => {
  const events = ['halted', 'stored', 'failed'] as const;
  expect(events.map((event) => nextUploadTaskState('canceling', event))).toEqual(['canceled', 'canceled', 'canceled']);
});

test('pausing ends as paused, unless the last request was the last', () => {
  expect(nextUploadTaskState('pausing', 'halted')).toBe('paused');
  expect(nextUploadTaskState('pausing', 'stored')).toBe('success');
  expect(nextUploadTaskState('pausing', 'failed')).toBe('error');
});

test('completion, error and cancellation end a task', () => {
  const events: UploadTaskEvent[] = ['pause', 'resume', 'cancel', 'halted', 'stored', 'failed'];
  for (const state of ['canceled', 'error', 'success'] as const) {
    expect(events.filter((event) => nextUploadTaskState(state, event) !== undefined)).toEqual([]);
  }
});
