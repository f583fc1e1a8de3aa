import { expect, test } from 'vitest';
import { customersFolder, objectPath, sampleBytes, storageForTests } from '../../testing/storage.ts';

async function withObject(name = 'm/file.txt', type = 'text/plain', body: string | Uint8Array = '0123456789') {
  const storage = storageForTests();
  const parts = { method: 'POST', headers: { 'content-type': type }, body };
  const written = await storage.send(objectPath(name), parts);
  const metadata = JSON.parse(await written.text());
  const media = `${objectPath(name)}?alt=media`;
  return { ...storage, metadata, media, token: String(metadata.downloadTokens) };
}

test('an object is served whole with everything a client needs to check it', async () => {
  const { send, media, metadata } = await withObject();
  const response = await send(media);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'x-goog-generation': metadata.generation,
    'x-goog-metageneration': '1',
    'x-goog-hash': 'crc32c=KAwGng==,md5=eB5eJF1ptWaXm4bijSPyxw==',
    'x-goog-storage-class': 'STANDARD',
    etag: `"${metadata.etag}"`,
  });
  expect(response.headers.has('content-encoding')).toBe(false);
  expect(await response.text()).toBe('0123456789');
});

test.each([
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-', 206, '89', 'bytes 8-9/10'],
  ['bytes=-3', 206, '789', 'bytes 7-9/10'],
  ['bytes=0-100', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=0-1,4-5', 200, '0123456789', null],
])('%s gives %i', async (range, status, text, contentRange) => {
  const { send, media } = await withObject();
  const response = await send(media, { headers: { range } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test('a range behind the end cannot be satisfied', async () => {
  const { send, media } = await withObject();
  const response = await send(media, { headers: { range: 'bytes=50-60' } });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test('an empty object answers any range with nothing', async () => {
  const { send, media } = await withObject('empty', 'text/plain', '');
  const response = await send(media, { headers: { range: 'bytes=0-99' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe('0');
  expect(await response.text()).toBe('');
});

test('a range is of the generation the client began with, or the whole new object comes', async () => {
  const { send, media, metadata } = await withObject();
  const ifRange = `"${metadata.etag}"`;
  expect((await send(media, { headers: { range: 'bytes=2-4', 'if-range': ifRange } })).status).toBe(206);
  await send('/o?name=m%2Ffile.txt', { method: 'POST', body: 'newer' });
  const response = await send(media, { headers: { range: 'bytes=2-4', 'if-range': ifRange } });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('newer');
});

test('a client that has this version already gets no bytes', async () => {
  const { send, media, metadata } = await withObject();
  expect((await send(media, { headers: { 'if-none-match': `W/"${metadata.etag}"` } })).status).toBe(304);
  expect((await send(media, { headers: { 'if-none-match': '"older"' } })).status).toBe(200);
});

test('HEAD tells length and type without the bytes', async () => {
  const { send, media } = await withObject();
  const response = await send(media, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('10');
  expect(await response.text()).toBe('');
  expect((await send('/o/m%2Ffile.txt', { method: 'HEAD' })).status).toBe(200);
  expect((await send('/o/missing', { method: 'HEAD' })).status).toBe(404);
});

test('a download token opens an object to everybody, a wrong one does not', async () => {
  const { send, media, token } = await withObject('private/x.pdf');
  const open = await send(`${media}&token=${token}`, { administrator: false });
  expect(await open.text()).toBe('0123456789');
  expect((await send(`${media}&token=${token}x`, { administrator: false })).status).toBe(403);
  expect((await send(media, { administrator: false })).status).toBe(403);
  expect((await send(`/o/private%2Fx.pdf?token=${token}`, { administrator: false })).status).toBe(403);
});

test('tokens die with the generation they were made for', async () => {
  const { send, media, token } = await withObject('private/x.pdf');
  await send('/o?name=private%2Fx.pdf', { method: 'POST', body: 'new' });
  expect((await send(`${media}&token=${token}`, { administrator: false })).status).toBe(403);
});

test('an uploaded page cannot act in the name of the shop', async () => {
  const { send, media } = await withObject(`${customersFolder}page.html`, 'text/html', '<script>alert(1)</script>');
  const { headers } = await send(media, { administrator: false });
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('content-disposition')).toBe("attachment; filename*=utf-8''page.html");
  expect(headers.get('cache-control')).toBe('private');
});

test('a PDF is shown in the browser under its own name', async () => {
  const { send, media } = await withObject(`${customersFolder}Übung.pdf`, 'application/pdf');
  const { headers } = await send(media);
  expect(headers.get('content-disposition')).toBe("inline; filename*=utf-8''%C3%9Cbung.pdf");
});

test('a reader finishes the version it began, although it is replaced meanwhile', async () => {
  const bytes = sampleBytes(2_000_000);
  const { send, media } = await withObject('big', 'application/pdf', bytes);
  const response = await send(media);
  const reader = response.body?.getReader();
  const pieces = [(await reader?.read())?.value ?? new Uint8Array()];
  await send('/o?name=big', { method: 'POST', body: 'replaced' });
  for (let piece = await reader?.read(); piece?.done === false; piece = await reader?.read()) pieces.push(piece.value);
  expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
});

test('a download that is given up half-way can be followed by others', async () => {
  const { send, media } = await withObject('big', 'application/pdf', sampleBytes(2_000_000));
  for (let turn = 0; turn < 5; turn += 1) {
    const response = await send(media);
    const reader = response.body?.getReader();
    const pending = reader?.read();
    await reader?.cancel();
    await pending;
  }
  expect((await (await send(media)).arrayBuffer()).byteLength).toBe(2_000_000);
});
