import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataOfString, type StringFormat } from './string-data.ts';

const textOf = (value: string, format: StringFormat) => new TextDecoder().decode(dataOfString(value, format).bytes);

test.each<[StringFormat, string, string]>([
  ['raw', 'Größe, 音', 'Größe, 音'],
  ['raw', '', ''],
  ['base64', 'TWVuZGVsc3NvaG4=', 'Mendelssohn'],
  ['base64', 'TWVuZGVsc3NvaG4', 'Mendelssohn'],
  ['base64', '', ''],
  ['base64url', 'TWVuZGVsc3NvaG4', 'Mendelssohn'],
  ['data_url', 'data:text/plain;base64,TWVuZGVsc3NvaG4=', 'Mendelssohn'],
  ['data_url', 'data:,A%20B%C3%A9%F0%9D%84%9E é', 'A Bé𝄞 é'],
  ['data_url', 'data:text/plain;charset=utf-8,a,b;base64,c', 'a,b;base64,c'],
  ['data_url', 'data:;base64,', ''],
])('%s %j is %j', (format, value, text) => {
  expect(textOf(value, format)).toBe(text);
});

test('any bytes survive base64 and base64url', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const expected = Uint8Array.from(bytes);
      const base64 = Buffer.from(bytes).toString('base64');
      expect(dataOfString(base64, 'base64').bytes).toEqual(expected);
      expect(dataOfString(Buffer.from(bytes).toString('base64url'), 'base64url').bytes).toEqual(expected);
      expect(dataOfString(`data:application/pdf;base64,${base64}`, 'data_url').bytes).toEqual(expected);
    }),
  );
});

test('a data URL names its content type', () => {
  expect(dataOfString('data:image/svg+xml;charset=utf-8;base64,QQ==', 'data_url').contentType).toBe(
    'image/svg+xml;charset=utf-8',
  );
  expect(dataOfString('data:,A', 'data_url').contentType).toBe('text/plain;charset=US-ASCII');
  expect(dataOfString('A', 'raw').contentType).toBeUndefined();
});

test.each<[StringFormat, string, string]>([
  ['base64', 'ab-d', 'contains "-"'],
  ['base64', 'ab_d', 'contains "_"'],
  ['base64url', 'ab+d', 'contains "+"'],
  ['base64url', 'ab/d', 'contains "/"'],
  ['base64', 'ab!d', 'alphabet'],
  ['base64', 'abcde', 'byte'],
  ['data_url', 'Mendelssohn', 'data:[<mediatype>][;base64],<data>'],
  ['data_url', 'data:text/plain;base64', 'data:[<mediatype>][;base64],<data>'],
  ['data_url', 'data:text/plain\r\nX-Evil: 1,a', 'data:[<mediatype>][;base64],<data>'],
  ['data_url', 'data:;base64,ab-d', 'contains "-"'],
  ['data_url', 'data:,100%', '%'],
])('%s %j is refused: %s', (format, value, reason) => {
  expect(() => dataOfString(value, format)).toThrow(
    expect.objectContaining({ kind: 'invalid-format', message: expect.stringContaining(reason) }),
  );
});
