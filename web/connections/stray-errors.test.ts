import { expect, onTestFinished, test } from 'vitest';
import { startWeb } from '../testing/web-process.ts';

/** Pages that make a mistake nobody catches, and would never be answered. */
const render = `async (request) => {
  const path = new URL(request.url).pathname;
  if (path === '/throws') setTimeout(() => { throw new Error('thrown later'); }, 5);
  if (path === '/rejects') void Promise.reject(new Error('rejected'));
  if (path === '/emits') new (await import('node:events')).EventEmitter().emit('error', new Error('emitted'));
  if (path === '/says') process.stdout.write('a word');
  if (path === '/waits') setInterval(() => { if (globalThis.isAnswered) throw new Error('after the answer'); }, 5);
  if (path === '/answered') globalThis.isAnswered = true;
  if (path === '/throws' || path === '/rejects') await new Promise(() => undefined);
  if (path === '/slow') await new Promise((resolve) => setTimeout(resolve, 400));
  return { status: 200, body: '<p>Seite</p>' };
}`;

test('an error nobody caught ends only the request it belongs to, and is logged with it', async () => {
  const web = await startWeb({}, { render });
  onTestFinished(() => web.remove());
  const beside = fetch(`${web.origin}/slow`);
  for (const path of ['/throws', '/rejects', '/emits']) {
    const answer = await fetch(web.origin + path, { headers: { cookie: 'secret' } });
    expect([path, answer.status, await answer.text()]).toEqual([path, 500, 'Oops, something went terribly wrong']);
    await expect.poll(() => web.output()).toContain(`GET ${path} failed`);
  }
  expect((await fetch(`${web.origin}/waits`)).status).toBe(200);
  expect((await fetch(`${web.origin}/answered`)).status).toBe(200);
  expect((await beside).status).toBe(200);
  expect(web.isAlive()).toBe(true);
  for (const words of ['thrown later', 'rejected', 'emitted', 'after the answer'])
    await expect.poll(() => web.output()).toContain(words);
  expect(web.output()).not.toContain('secret');
});

test('errors are survived when nobody reads the log any more', async () => {
  const web = await startWeb({}, { render });
  onTestFinished(() => web.remove());
  web.closeOutput();
  for (const path of ['/says', '/throws', '/rejects', '/says'])
    expect((await fetch(web.origin + path)).status).toBeGreaterThan(0);
  expect((await fetch(`${web.origin}/healthz`)).status).toBe(200);
});
