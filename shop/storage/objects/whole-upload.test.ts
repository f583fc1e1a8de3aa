import { expect, test } from 'vitest';
import {
  bodyInPieces,
  customersFolder,
  md5Of,
  objectPath,
  sampleBytes,
  storageForTests,
} from '../../testing/storage.ts';

const b = '012345678901234567890123456789';

function multipart(json: unknown, data: Uint8Array, type = 'application/pdf'): Buffer {
  return Buffer.concat([
    Buffer.from(`--${b}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(json)}\r\n--${b}\r\n`),
    Buffer.from(`Content-Type: ${type}\r\n\r\n`),
    data,
    Buffer.from(`\r\n--${b}--`),
  ]);
}

const headers = { 'x-goog-upload-protocol': 'multipart', 'content-type': `multipart/related; boundary=${b}` };
const upload = (name: string, body: Uint8Array | ReadableStream<Uint8Array>) =>
  [`/o?name=${encodeURIComponent(name)}`, { method: 'POST', headers, body }] as const;

test('a multipart upload stores its data part with its metadata part', async () => {
  const { send } = storageForTests();
  const data = sampleBytes(300_000);
  const response = await send(...upload('a/Übung 1+2%.pdf', multipart({ contentType: 'application/pdf' }, data)));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: 'a/Übung 1+2%.pdf', size: '300000', md5Hash: md5Of(data) });
  const stored = await send(`${objectPath('a/Übung 1+2%.pdf')}?alt=media`);
  expect(Buffer.from(await stored.arrayBuffer()).equals(data)).toBe(true);
});

test('it does not matter where the network cuts the body', async () => {
  const { send } = storageForTests();
  const data = Buffer.from(`x\r\n--${b}\r\n\r\ny\r\n--${b}`);
  const body = multipart({ name: 'n' }, data);
  for (const length of [1, 2, 7, 64, 100]) {
    const pieces = Array.from({ length: Math.ceil(body.length / length) }, (_, index) =>
      body.subarray(index * length, (index + 1) * length),
    );
    await send(...upload('n', bodyInPieces(...pieces)));
    expect(await (await send('/o/n?alt=media')).text()).toBe(data.toString());
  }
});

test('the type falls back to the data part, then to octet-stream', async () => {
  const { send } = storageForTests();
  const ofPart = await send(...upload('a', multipart({}, Buffer.from('x'), 'image/png')));
  expect(await ofPart.json()).toMatchObject({ contentType: 'image/png' });
  const none = await send('/o?name=b', { method: 'POST', body: Buffer.from('x') });
  expect(await none.json()).toMatchObject({ contentType: 'application/octet-stream' });
});

test('an empty data part makes an empty object', async () => {
  const response = await storageForTests().send(...upload('a', multipart({}, Buffer.alloc(0))));
  expect(await response.json()).toMatchObject({ size: '0', md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==' });
});

test('without a protocol the body is the object', async () => {
  const { send } = storageForTests();
  const response = await send('/o/m%2Ffile.txt', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '0123456789',
  });
  expect(await response.json()).toMatchObject({
    name: 'm/file.txt',
    size: '10',
    contentType: 'text/plain',
    md5Hash: 'eB5eJF1ptWaXm4bijSPyxw==',
    crc32c: 'KAwGng==',
  });
});

test.each([
  ['another content type', { ...headers, 'content-type': 'text/plain' }, multipart({}, Buffer.from('x'))],
  ['one part', headers, Buffer.from(`--${b}\r\nContent-Type: application/json\r\n\r\n{}\r\n--${b}--`)],
  ['no closing boundary', headers, multipart({}, Buffer.from('x')).subarray(0, -2)],
  ['no metadata JSON', headers, multipart('{', Buffer.from('x'))],
  ['a wrong MD5', headers, multipart({ md5Hash: md5Of(Buffer.from('y')) }, Buffer.from('x'))],
  ['an unknown protocol', { ...headers, 'x-goog-upload-protocol': 'carrier-pigeon' }, Buffer.from('x')],
])('%s is a bad request that leaves nothing', async (_, withHeaders, body) => {
  const storage = storageForTests();
  const response = await storage.send('/o?name=a', { method: 'POST', headers: withHeaders, body });
  expect(response.status).toBe(400);
  expect((await storage.send('/o/a')).status).toBe(404);
  expect(storage.dataFiles()).toEqual([]);
});

test('a body that breaks off leaves nothing', async () => {
  const storage = storageForTests();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(multipart({}, sampleBytes(1000)).subarray(0, 900));
    },
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  expect((await storage.send(...upload('a', body))).status).toBe(400);
  expect(storage.dataFiles()).toEqual([]);
});

test('every write is a new generation with a new download token', async () => {
  const { send } = storageForTests();
  const tokens = new Set<unknown>();
  let generation = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const written = JSON.parse(await (await send(...upload('a', multipart({}, Buffer.from('x'))))).text());
    expect(Number(written.generation)).toBeGreaterThan(generation);
    generation = Number(written.generation);
    tokens.add(written.downloadTokens);
  }
  expect(tokens.size).toBe(3);
});

test('a customer may name the object in the metadata alone, and only below an open folder', async () => {
  const { send } = storageForTests();
  const parts = { method: 'POST', headers, administrator: false };
  const inside = await send('/o', { ...parts, body: multipart({ name: `${customersFolder}a.pdf` }, Buffer.from('x')) });
  expect(inside.status).toBe(200);
  const outside = await send('/o', { ...parts, body: multipart({ name: 'prices/a.pdf' }, Buffer.from('x')) });
  expect(outside.status).toBe(403);
});
