import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { classicPdf, treeOf } from '#shop/testing/pdfs.ts';
import { openUpload } from '../../testing/upload-session.ts';
import { bodyInPieces, customersFolder, objectPath, sampleBytes, storageForTests } from '../../testing/storage.ts';

const customer = { administrator: false } as const;
const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const pdf = classicPdf(treeOf([3]));
const settings = { accepts: 'prints' } as const;

const taken: [string, Buffer][] = [
  ['a PDF', pdf],
  ['a PDF behind something a scanner wrote', Buffer.concat([text('@PJL SET\r\n'.repeat(90)), pdf])],
  ['a JPEG', text('\xff\xd8\xff\xe0JFIF')],
  ['a PNG', text('\x89PNG\r\n\x1a\nIHDR')],
  ['a TIFF', text('II*\0and so on')],
  ['a TIFF of another machine', text('MM\0*and so on')],
];
const refused: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', text('%')],
  ['a page', text('<!doctype html><script>alert(1)</script>')],
  ['a page that mentions a PDF', text('<html>%PDF-1.7')],
  ['an archive', text('PK\x03\x04 %PDF-1.7')],
  ['a program', text('MZ\x90\0 %PDF-1.7')],
  ['random bytes', sampleBytes(300_000)],
  ['a PDF that begins too late', Buffer.concat([Buffer.alloc(1024, 32), pdf])],
  ['packed bytes', deflateSync(sampleBytes(2000))],
];

const whole = (name: string, body: Buffer | ReadableStream<Uint8Array>) =>
  ({ ...customer, method: 'POST', body, headers: { 'content-type': 'application/pdf' }, name }) as const;
const multipart = (data: Buffer) =>
  Buffer.concat([
    text('--B\r\nContent-Type: application/json\r\n\r\n{}\r\n--B\r\nContent-Type: application/pdf\r\n\r\n'),
    data,
    text('\r\n--B--'),
  ]);
const multipartHeaders = {
  'x-goog-upload-protocol': 'multipart',
  'content-type': 'multipart/related; boundary=B',
};

describe('what a print shop takes, by content, whatever name and type say', () => {
  test.each(taken)('%s, in one request and in chunks', async (_, data) => {
    const storage = storageForTests(settings);
    const address = objectPath(`${customersFolder}score.exe`);
    expect((await storage.send(address, whole('score.exe', data))).status).toBe(200);
    const parts = { ...customer, method: 'POST', headers: multipartHeaders, body: multipart(data) };
    expect((await storage.send(address, parts)).status).toBe(200);
    const upload = await openUpload(storage, customer);
    const cut = Math.min(3, data.length);
    expect((await upload.upload(0, data.subarray(0, cut))).status).toBe(200);
    expect((await upload.uploadLast(cut, data.subarray(cut))).status).toBe(200);
  });

  test.each(refused)('not %s: 415, and nothing stays', async (_, data) => {
    const storage = storageForTests(settings);
    const address = objectPath(`${customersFolder}score.pdf`);
    const answer = await storage.send(address, whole('score.pdf', data));
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ error: { code: 415, message: expect.stringContaining('PDF') } });
    const parts = { ...customer, method: 'POST', headers: multipartHeaders, body: multipart(data) };
    expect((await storage.send(address, parts)).status).toBe(415);
    const upload = await openUpload(storage, customer);
    const last = await upload.uploadLast(0, data);
    expect([last.status, last.headers.get('x-goog-upload-status')]).toEqual([415, 'cancelled']);
    expect(await upload.state()).toBe('cancelled 0');
    expect((await storage.send(address)).status).toBe(404);
    expect(storage.dataFiles()).toEqual([]);
  });
});

test('it is found with the first kilobyte, before the rest of a chunk has come', async () => {
  const storage = storageForTests(settings);
  const upload = await openUpload(storage, customer);
  let asked = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      asked += 1;
      if (asked > 600) controller.error(new Error('enough'));
      else controller.enqueue(sampleBytes(65_536));
    },
  });
  expect((await upload.upload(0, endless)).status).toBe(415);
  expect(await upload.state()).toBe('cancelled 0');
});

test('a beginning that comes a byte at a time is judged when it is there', async () => {
  const storage = storageForTests(settings);
  const upload = await openUpload(storage, customer);
  const bytes = text(`junk%PDF-1.7${'x'.repeat(20)}`);
  for (let at = 0; at < 14; at += 1) {
    expect((await upload.upload(at, bytes.subarray(at, at + 1))).status).toBe(200);
  }
  expect((await upload.upload(2, bodyInPieces(bytes.subarray(2, 9), bytes.subarray(9)))).status).toBe(200);
  expect((await upload.finalize(bytes.length)).status).toBe(200);
});

test('the administrator may store anything', async () => {
  const storage = storageForTests(settings);
  expect((await storage.send('/o?name=prices.csv', { method: 'POST', body: 'a;b' })).status).toBe(200);
});
