import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../testing/serve-checkout.ts';
import { countStatements } from '../testing/count-statements.ts';
import { sweepShop } from '../areas/sweep-shop.ts';
import { forgetOldAttempts } from '../account/customer/forget-unconfirmed.ts';
import { writeAttempts } from './attempts.ts';
import { backOffs, countAttempt, forgetAttempts, perMinute } from './rate-limit.ts';

const running = await openTestShop({ rateLimits: true });
afterAll(() => running.close());
const { shop } = running;

const later = (seconds: number) => {
  running.now = new Date(running.now.getTime() + seconds * 1000);
};

test('attempts are free up to the limit, then wait ever longer, and waiting ones do not count', () => {
  const attempt = () => countAttempt(shop, 'login:a', backOffs.login);
  expect(Array.from({ length: 10 }, attempt)).toEqual(Array.from({ length: 10 }, () => 0));
  expect([attempt(), attempt()]).toEqual([10, 10]);
  later(11);
  expect([attempt(), attempt()]).toEqual([0, 10]);
  for (let count = 12; count <= 15; count += 1) {
    later(11);
    expect(attempt()).toBe(0);
  }
  expect(attempt()).toBe(30);
});

test('each name counts for itself, and a success forgets', () => {
  const attempt = (name: string) => countAttempt(shop, name, perMinute(1));
  expect([attempt('b'), attempt('c'), attempt('b')]).toEqual([0, 0, 60]);
  forgetAttempts(shop, 'b');
  expect(attempt('b')).toBe(0);
});

test('a day without an attempt starts anew', () => {
  const attempt = () => countAttempt(shop, 'd', perMinute(1));
  attempt();
  later(61);
  expect([attempt(), attempt()]).toEqual([0, 60]);
  later(24 * 60 * 60);
  expect(attempt()).toBe(0);
});

test('names of any length are told apart and take little room', () => {
  const names = ['x', 'y'].map((end) => 'login:'.padEnd(100_000, 'a') + end);
  expect(names.map((name) => countAttempt(shop, name, perMinute(1)))).toEqual([0, 0]);
  expect(names.map((name) => countAttempt(shop, name, perMinute(1)))).toEqual([60, 60]);
  writeAttempts(shop);
  const { longest } = shop.database.prepare('SELECT MAX(length(key)) AS longest FROM attempt').get() ?? {};
  expect(Number(longest)).toBeLessThan(201);
  for (const name of names) forgetAttempts(shop, name);
  expect(names.map((name) => countAttempt(shop, name, perMinute(1)))).toEqual([0, 0]);
});

test('to count an attempt takes the same work, however many old ones there are; those are left to the sweep', async () => {
  const count = () => Number(shop.database.prepare('SELECT count(*) AS n FROM attempt').get()?.['n']);
  const insert = shop.database.prepare('INSERT INTO attempt VALUES (?, 1, 0)');
  for (let index = 0; index < 100; index += 1) insert.run(`old-${index}`);
  writeAttempts(shop);
  const before = count();
  const counts = await countStatements(() => {
    countAttempt(shop, 'e', perMinute(2));
    writeAttempts(shop);
  });
  expect(count()).toBe(before + 1);
  for (const sql of counts.keys()) {
    const plan = shop.database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    expect(plan.map(({ detail }) => String(detail)).filter((detail) => detail.startsWith('SCAN'))).toEqual([]);
  }
  await sweepShop(shop);
  expect(count()).toBeLessThan(before - 99);
});

test('old attempts are found without a look at the others', async () => {
  const counts = await countStatements(() => forgetOldAttempts(shop, 10));
  const plans = [...counts.keys()].flatMap((sql) => shop.database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all());
  expect(plans.map(({ detail }) => String(detail))).toContainEqual(expect.stringContaining('INDEX attempt_last'));
});
