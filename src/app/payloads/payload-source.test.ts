import { beforeEach, expect, test } from 'vitest';
import { createPayloadSource, type PayloadSource } from './payload-source.ts';

const origin = 'https://noten.example';
let asked: string[];
let answer: () => Promise<Response>;
let now: number;
let source: PayloadSource;

const payload = (path: string) => ({ status: 200, build: 'a', path, loaderData: {}, errors: null });
const visitTo = (path: string): Request => new Request(origin + path);

beforeEach(() => {
  asked = [];
  now = 0;
  answer = async () => Response.json(payload('/a'));
  source = createPayloadSource({
    now: () => now,
    fetch: (input) => {
      asked.push(new URL(new Request(input).url).pathname);
      return answer();
    },
  });
});

test('what was asked for beforehand is there for the visit, once', async () => {
  await source.prepare(`${origin}/a#part`);
  await source.prepare(`${origin}/a`);
  now += 29_000;
  expect(await source.load(visitTo('/a'))).toEqual(payload('/a'));
  expect(asked).toEqual(['/a/_payload.json']);
  await source.load(visitTo('/a'));
  expect(asked).toHaveLength(2);
});

test('after half a minute it is asked for again', async () => {
  await source.prepare(`${origin}/a`);
  now += 31_000;
  await source.load(visitTo('/a'));
  expect(asked).toHaveLength(2);
});

test('a visit waits for what is under way instead of asking twice', async () => {
  let send = (): void => undefined;
  answer = () => new Promise((resolve) => (send = () => resolve(Response.json(payload('/a')))));
  const preparing = source.prepare(`${origin}/a`);
  const loading = source.load(visitTo('/a'));
  send();
  expect(await loading).toEqual(payload('/a'));
  await preparing;
  expect(asked).toHaveLength(1);
});

test('what a visit has asked for and waits for is not asked for beforehand too', async () => {
  const answers: (() => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(() => resolve(Response.json(payload('/a')))));
  const visit = visitTo('/a');
  const loading = source.load(visit);
  const preparing = source.prepare(`${origin}/a`);
  for (const send of answers) send();
  await Promise.all([loading, preparing]);
  expect(asked).toHaveLength(1);
  expect(await source.load(visit)).toEqual(payload('/a'));
  expect(asked).toHaveLength(1);
});

test('no more than four are asked for beforehand at once', async () => {
  const answers: (() => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(() => resolve(Response.json(payload('/a')))));
  const preparing = Array.from({ length: 6 }, (_, index) => source.prepare(`${origin}/${index}`));
  expect(asked).toHaveLength(4);
  for (const send of answers) send();
  await Promise.all(preparing);
  void source.prepare(`${origin}/6`);
  expect(asked).toHaveLength(5);
});

test('what failed beforehand is nobody’s error: the visit asks again', async () => {
  answer = () => Promise.reject(new TypeError('fetch failed'));
  await source.prepare(`${origin}/a`);
  answer = async () => Response.json(payload('/a'));
  expect(await source.load(visitTo('/a'))).toEqual(payload('/a'));
});

test('what the service worker gives in place of an answer says since when it is kept', async () => {
  const since = 'Mon, 23 Nov 2026 08:40:00 GMT';
  answer = async () => Response.json(payload('/a'), { headers: { 'nf-kept-since': since } });
  expect(await source.load(visitTo('/a'))).toEqual({ ...payload('/a'), keptSince: since });
});
