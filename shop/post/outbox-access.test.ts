import { afterAll, expect, test } from 'vitest';
import { openTestShop } from '../testing/serve-checkout.ts';

const token = 'vierundzwanzig-geheime-zeichen';
const guarded = await openTestShop({ rateLimits: true, config: { outbox: { token } } });
const closed = await openTestShop();
afterAll(() => Promise.all([guarded.close(), closed.close()]));

const type = (text: string) =>
  guarded.fetch('/outbox/admission', { method: 'POST', body: new URLSearchParams({ token: text }) });
const withCookie = (cookie: string, path = '/outbox') => guarded.fetch(path, { headers: { cookie } });

test('a shop that does not say otherwise has no outbox page', async () => {
  for (const path of ['/outbox', '/outbox/1', '/outbox/admission']) expect((await closed.fetch(path)).status).toBe(404);
});

test('without the token nothing of the outbox is shown, whatever the path', async () => {
  const id = 'f'.repeat(32);
  for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`, `/outbox/${id}/text`, `/outbox/${id}/eml`]) {
    const answer = await guarded.fetch(path);
    expect([path, answer.status]).toEqual([path, 401]);
    expect(await answer.text()).toContain('Kennwort');
  }
  expect((await withCookie('outbox=ä')).status).toBe(401);
  expect((await withCookie(`outbox=${token}`)).status).toBe(401);
});

test('the right token admits this browser for some hours, by a cookie scripts and other sites cannot use', async () => {
  const answer = await type(` ${token} `);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/outbox']);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/outbox; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(token);
  const list = await withCookie(cookie.split(';')[0] ?? '');
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining('Alle E-Mails')]);
});

test('guessing is slowed down per address', async () => {
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1) answers.push((await type(`falsch ${tries}`)).status);
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(answers[10]).toBe(429);
  expect((await type(token)).status).toBe(429);
});
