import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { storedBytes } from './testing/stored-bytes.ts';
import { startWeb, testAdminToken } from './testing/web-process.ts';

const render = `async (request) => {
  if (new URL(request.url).pathname === '/slow') await new Promise((resolve) => setTimeout(resolve, 2_000));
  return { status: 200, body: '<p>Seite</p>' };
}`;

const chunk = 262_144;

/** How a request ended: its status, once the whole answer is there, or the code of its error. */
function outcome(asked: ReturnType<typeof request>): Promise<number | string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    asked.on('error', failed);
    asked.on('response', (answer: IncomingMessage) => {
      answer.on('error', failed);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.resume();
    });
  });
}

/** Somebody who asks again and again on a connection that stays open, until the server takes no more. */
function visit(origin: string): { outcomes: (number | string)[]; over: Promise<void> } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const outcomes: (number | string)[] = [];
  const askOn = async (): Promise<void> => {
    while (outcomes.at(-1) !== 'ECONNREFUSED') {
      const asked = request(`${origin}/config.json`, { agent });
      asked.end();
      outcomes.push(await outcome(asked));
    }
  };
  return { outcomes, over: askOn() };
}

async function startUpload(origin: string): Promise<string> {
  const started = await fetch(`${origin}/v0/b/notenfalz/o?name=score.pdf`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${testAdminToken}`,
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': String(9 * chunk),
    },
    body: '{}',
  });
  return started.headers.get('x-goog-upload-url') ?? '';
}

/** Sends a chunk whose bytes take a second. */
async function sendSlowly(address: string): Promise<number | string> {
  const headers = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0', 'content-length': 8 * chunk };
  const sending = request(address, { method: 'POST', headers, agent: new Agent() });
  const ended = outcome(sending);
  for (let sent = 0; sent < 8; sent += 1) {
    sending.write(Buffer.alloc(chunk, sent));
    await wait(150);
  }
  sending.end();
  return ended;
}

test('ordered to stop, it answers every request it has accepted and resets no connection', async () => {
  const web = await startWeb({}, { render });
  onTestFinished(() => web.remove());
  const visits = Array.from({ length: 6 }, () => visit(web.origin));
  const slow = request(`${web.origin}/slow`, { agent: new Agent() });
  slow.end();
  const [slowOutcome, chunkOutcome] = [outcome(slow), sendSlowly(await startUpload(web.origin))];
  await expect.poll(() => visits.every(({ outcomes }) => outcomes.length > 5)).toBe(true);
  await expect.poll(() => storedBytes(join(web.folder, '.data'))).toBeGreaterThanOrEqual(chunk);
  web.signal('SIGTERM');
  expect(await slowOutcome).toBe(200);
  expect(await chunkOutcome).toBe(200);
  for (const { outcomes, over } of visits) {
    await over;
    expect(new Set(outcomes)).toEqual(new Set([200, 'ECONNREFUSED']));
  }
  expect(await web.ended).toBe(0);
});
