import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { connectivityAtom } from './connectivity-atom.ts';
import { notingAnswers } from './noting-answers.ts';

afterEach(() => vi.useRealTimers());

/** A page whose calls go as a test likes. */
function openPage() {
  const store = createStore();
  let next: () => Promise<Response>;
  const fetch = notingAnswers(store, () => next());
  const ask = (answer: () => Promise<Response>, accept: string): Promise<unknown> => {
    next = answer;
    return fetch(new Request('https://shop.example/store-api/context', { headers: { accept } }));
  };
  const call = (answer: () => Promise<Response>): Promise<unknown> => {
    next = answer;
    return fetch('https://shop.example/store-api/context').catch((error: unknown) => error);
  };
  return { call, ask, state: () => store.get(connectivityAtom) };
}

test('a call that fails says that the shop does not answer, the next answer that it does', async () => {
  const { call, state } = openPage();
  expect(state()).toBe('online');
  await call(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(state()).toBe('unanswered');
  await call(async () => new Response(null, { status: 404 }));
  expect(state()).toBe('online');
  await call(async () => new Response(null, { status: 504 }));
  expect(state()).toBe('unanswered');
});

test('an answer that was kept is none', async () => {
  const { call, state } = openPage();
  await call(async () => new Response('{}', { headers: { 'nf-kept-since': '' } }));
  expect(state()).toBe('unanswered');
});

test('a page in the place of data is the word of something before the shop; a document may be one', async () => {
  const page = async () => new Response('<h1>WLAN</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  const { ask, state } = openPage();
  await ask(page, 'application/pdf, text/html');
  expect(state()).toBe('online');
  await ask(page, 'application/json');
  expect(state()).toBe('unanswered');
});

test('a call that was given up says nothing', async () => {
  const { call, state } = openPage();
  await call(() => Promise.reject(new DOMException('Gone on.', 'AbortError')));
  expect(state()).toBe('online');
});

test('a shop that takes calls and never answers is noticed while they wait', () => {
  vi.useFakeTimers();
  const { call, state } = openPage();
  void call(() => new Promise(() => undefined));
  vi.advanceTimersByTime(5_000);
  expect(state()).toBe('online');
  vi.advanceTimersByTime(2_000);
  expect(state()).toBe('unanswered');
});

test('a page that stood still does not take an answer it has not read yet for one that never came', () => {
  vi.useFakeTimers();
  const { call, state } = openPage();
  void call(() => new Promise(() => undefined));
  vi.advanceTimersByTime(1_000);
  const stoodUntil = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(stoodUntil);
  vi.advanceTimersToNextTimer();
  clock.mockRestore();
  expect(state()).toBe('online');
});
