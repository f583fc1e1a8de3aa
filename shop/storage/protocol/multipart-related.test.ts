import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfData, parseBoundary, parseMultipartHead, tailLength } from './multipart-related.ts';

const b = '4711';
const body = (json: string, data: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`--${b}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${json}\r\n--${b}\r\n`),
    Buffer.from('Content-Type: application/pdf\r\n\r\n'),
    Buffer.from(data),
    Buffer.from(`\r\n--${b}--`),
  ]);

function split(bytes: Buffer) {
  const head = parseMultipartHead(bytes, b);
  if (head === null) throw new Error('incomplete');
  const rest = bytes.subarray(head.dataStart);
  const tailStart = Math.max(0, rest.length - tailLength(b));
  return { ...head, data: rest.subarray(0, tailStart + endOfData(rest.subarray(tailStart), b)) };
}

test.each([
  ['multipart/related; boundary=123', '123'],
  ['multipart/related; boundary="a b"', 'a b'],
  ['Multipart/Related; type="application/json"; boundary=x-y', 'x-y'],
])('finds the boundary in %s', (contentType, boundary) => {
  expect(parseBoundary(contentType)).toBe(boundary);
});

test.each([null, 'text/plain', 'multipart/form-data; boundary=1', 'multipart/related'])(
  '%s is refused',
  (contentType) => {
    expect(() => parseBoundary(contentType)).toThrow('Bad content type.');
  },
);

test('splits metadata and data', () => {
  const parts = split(body('{"name":"ä"}', 'Hello'));
  expect(parts).toMatchObject({ json: '{"name":"ä"}', dataType: 'application/pdf' });
  expect(parts.data.toString()).toBe('Hello');
});

test('an empty data part is empty', () => {
  expect(split(body('{}', '')).data).toHaveLength(0);
});

test('line ends after the closing boundary are ignored', () => {
  expect(split(Buffer.concat([body('{}', 'x'), Buffer.from('\r\n\r\n')])).data.toString()).toBe('x');
});

test('any data comes out as it went in', () => {
  const lookAlike = fc.constantFrom(`\r\n--${b}\r\n`, `\r\n--${b}`, `--${b}--`, '\r\n\r\n', '\r\n', `\r\n--${b}--\r\n`);
  const piece = fc.oneof(
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
    lookAlike.map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const data = Buffer.concat(pieces);
      expect(split(body('{"name":"a"}', data)).data.equals(data)).toBe(true);
    }),
  );
});

test('asks for more bytes until the data starts', () => {
  const whole = body('{"name":"a"}', 'Hello');
  const start = split(whole).dataStart;
  for (let length = 0; length < start; length += 1) {
    expect(parseMultipartHead(whole.subarray(0, length), b)).toBeNull();
  }
  expect(parseMultipartHead(whole.subarray(0, start), b)).toMatchObject({ dataStart: start });
});

test('one part alone is refused', () => {
  const whole = Buffer.from(`--${b}\r\nContent-Type: application/json\r\n\r\n{}\r\n--${b}--\r\n\r\n\r\n`);
  expect(() => parseMultipartHead(whole, b)).toThrow('Unexpected number of parts');
});

test('a head that never ends is refused', () => {
  expect(() => parseMultipartHead(Buffer.alloc(70_000, 'x'), b)).toThrow('Unexpected number of parts');
});
