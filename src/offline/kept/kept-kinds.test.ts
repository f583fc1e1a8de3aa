import { expect, test } from 'vitest';
import { isUsable, keptKinds, whatGoes, type KeptNote } from './kept-kinds.ts';

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;
const picture = (name: string, bytes: number, daysAgo = 0): KeptNote => ({
  kind: 'pictures',
  url: `https://noten.example/media/${name}.webp`,
  bytes,
  usedAt: now - daysAgo * day,
});
const going = (notes: KeptNote[], bytes: number): string[] =>
  whatGoes(notes, 'pictures', { bytes }, now).map(({ url }) => url.replace(/^.*\/|\.webp$/g, ''));

test('the least recently used go when there are too many bytes, and nothing before', () => {
  const notes = [picture('old', 40, 9), picture('new', 40, 1), picture('middle', 40, 5)];
  expect(going(notes, 120)).toEqual([]);
  expect(going(notes, 100)).toEqual(['old']);
  expect(going(notes, 50)).toEqual(['middle', 'old']);
});

test('the least recently used go when there are too many', () => {
  const many = Array.from({ length: keptKinds.pictures.entries + 2 }, (_, age) => picture(`${age}`, 1, age / 1e4));
  expect(going(many, 1e9)).toEqual(['10000', '10001']);
});

test('what nobody used for two months goes, whatever room there is', () => {
  expect(going([picture('forgotten', 1, 61), picture('used', 1, 59)], 1e9)).toEqual(['forgotten']);
});

test('one that is larger than all may be goes itself and takes no other with it', () => {
  expect(going([picture('poster', 500), picture('small', 40, 3)], 100)).toEqual(['poster']);
});

test('the shares of all kinds are one whole, and two thousand products fit among payloads and pictures', () => {
  const all = Object.values(keptKinds).reduce((sum, { share }) => sum + share, 0);
  expect(all - keptKinds['foreign-pictures'].share, 'pictures of either host share theirs').toBeCloseTo(1);
  expect(keptKinds['page-payloads'].entries).toBeGreaterThanOrEqual(2000);
  expect(keptKinds.pictures.entries).toBeGreaterThanOrEqual(4 * 2000);
  expect(keptKinds['foreign-pictures'].entries).toBeGreaterThanOrEqual(2000);
});

test('what one session was answered is not shown after a day; pages are, and say of when they are', () => {
  const since = (daysAgo: number): Response =>
    new Response('', { headers: { date: new Date(now - daysAgo * day).toUTCString() } });
  expect([isUsable('private-answers', since(6.9), now), isUsable('private-answers', since(7.1), now)]).toEqual([
    true,
    false,
  ]);
  expect(isUsable('pages', since(29), now)).toBe(true);
});
