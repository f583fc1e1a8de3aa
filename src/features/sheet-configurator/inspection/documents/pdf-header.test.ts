import { expect, test } from 'vitest';
import { looksLikePdf } from './pdf-header.ts';

test.each([
  ['a PDF', '%PDF-1.7\n…', true],
  ['a PDF behind the preamble of a scanner', `${' '.repeat(200)}%PDF-1.4`, true],
  ['a Word file', 'PK\u0003\u0004word/document.xml', false],
  ['an empty file', '', false],
  ['a text that mentions PDF much later', `${'x'.repeat(2000)}%PDF-1.4`, false],
])('%s is told by its header', async (_, text, expected) => {
  expect(await looksLikePdf(new Blob([text]))).toBe(expected);
});
