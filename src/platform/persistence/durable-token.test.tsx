import { clear, get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateRecords } from '#offline/records/state-records.ts';
import { eventually } from '#testing/eventually.ts';
import { contextToken } from '../session/context-token.ts';
import { durableToken, forgetYoungToken } from './durable-token.ts';
import { bringBackYoungToken, youngToken } from './young-token.ts';

const kept = (): Promise<unknown> => get(youngToken, stateRecords());

/** The cookie the disk still has when the browser comes back; none by default. */
function dieAndComeBack(token?: string): void {
  contextToken.forget();
  if (token !== undefined) contextToken.write(token);
}

beforeEach(async () => {
  await clear(stateRecords());
  contextToken.forget();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => vi.useRealTimers());

test('a session that was opened right before the browser died is there again', async () => {
  durableToken(contextToken).write('opened');
  await eventually(async () => expect(await kept()).toBe('opened'));
  dieAndComeBack();
  await bringBackYoungToken();
  expect(contextToken.read()).toBe('opened');
});

test('after a login right before, the session is the one that was logged in, not the one on the disk', async () => {
  contextToken.write('nobody');
  durableToken(contextToken).write('logged-in');
  await eventually(async () => expect(await kept()).toBe('logged-in'));
  dieAndComeBack('nobody');
  await bringBackYoungToken();
  expect(contextToken.read()).toBe('logged-in');
});

test('a token that is a minute old is a cookie only: who deletes cookies is rid of it', async () => {
  durableToken(contextToken).write('opened');
  await eventually(async () => expect(await kept()).toBe('opened'));
  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(async () => expect(await kept()).toBeUndefined());
  dieAndComeBack();
  await bringBackYoungToken();
  expect(contextToken.read()).toBeUndefined();
});

test('what a tab left behind that was closed before is tidied up by the next', async () => {
  await set(youngToken, 'opened', stateRecords());
  await bringBackYoungToken();
  durableToken(contextToken);
  await vi.advanceTimersByTimeAsync(60_000);
  await eventually(async () => expect(await kept()).toBeUndefined());
  expect(contextToken.read()).toBe('opened');
});

test('the age of one token takes nothing from the next', async () => {
  const token = durableToken(contextToken);
  token.write('opened');
  await vi.advanceTimersByTimeAsync(50_000);
  token.write('logged-in');
  await eventually(async () => expect(await kept()).toBe('logged-in'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await kept()).toBe('logged-in');
});

test('who leaves is not brought back', async () => {
  durableToken(contextToken).write('logged-in');
  contextToken.forget();
  await forgetYoungToken();
  await bringBackYoungToken();
  expect(contextToken.read()).toBeUndefined();
});
