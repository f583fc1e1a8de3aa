import { expect, test } from 'vitest';
import { createUploadRecord } from './create-upload-record.ts';

function pathOf(name: string): string {
  const file = new File([], name);
  const record = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  expect(record.name).toBe(file.name);
  return record.path;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

test.each([
  ['Händel 100% – «Messias».pdf', 'Händel 100% – «Messias».pdf'],
  ['a/b.pdf', 'a_b.pdf'],
  ['a\r\nb\u0000c\u007f.pdf', 'a__b_c_.pdf'],
  ['..', '..'],
])('%j lies at the storage as %j', (name, expected) => {
  expect(nameIn(pathOf(name))).toBe(expected);
});

test('two files of the same name have each their own path', () => {
  expect(pathOf('Chor.pdf')).not.toBe(pathOf('Chor.pdf'));
});

test('a name that is too long for the storage keeps its ending and no half characters', () => {
  const path = pathOf(`${'🎼'.repeat(400)}.pdf`);
  expect(new TextEncoder().encode(path).byteLength).toBeLessThanOrEqual(1024);
  expect(nameIn(path)).toMatch(/^🎼+\.pdf$/u);
});
