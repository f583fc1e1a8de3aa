import { expect, test } from 'vitest';
import { dispositionKind, servedDisposition } from './content-disposition.ts';

test.each([
  ['application/pdf', undefined, 'inline'],
  ['application/PDF; charset=x', undefined, 'inline'],
  ['image/png', 'inline', 'inline'],
  ['application/pdf', 'attachment; filename="a.pdf"', 'attachment'],
  ['text/html', undefined, 'attachment'],
  ['text/html', 'inline', 'attachment'],
  ['image/svg+xml', 'inline', 'attachment'],
  ['', undefined, 'attachment'],
])('%s stored as %s is served %s', (type, stored, kind) => {
  expect(dispositionKind(type, stored)).toBe(kind);
});

test.each([
  [undefined, "filename*=utf-8''Fuge%20%C3%BCber%20B%2BA.pdf"],
  ['inline; filename="Stimme 1.pdf"', "filename*=utf-8''Stimme%201.pdf"],
  ['attachment; filename=plain.pdf', "filename*=utf-8''plain.pdf"],
  ['inline; filename="x"; filename*=utf-8\'\'%C3%9Cbung.pdf', "filename*=utf-8''%C3%9Cbung.pdf"],
  ['inline; filename="a\\"b.pdf"', "filename*=utf-8''a%22b.pdf"],
])('with %s stored the file name is %s', (stored, fileName) => {
  expect(servedDisposition({ name: 'uploads/x/Fuge über B+A.pdf', stored }, 'inline')).toBe(`inline; ${fileName}`);
});

test('quotes, parentheses and stars of a name cannot end the value', () => {
  expect(servedDisposition({ name: "a/it's (1)*.pdf" }, 'attachment')).toBe(
    "attachment; filename*=utf-8''it%27s%20%281%29%2A.pdf",
  );
});
