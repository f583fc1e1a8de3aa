import { expect, test } from 'vitest';
import { isAdministrator, openFolderOf, requireAccess } from './access.ts';

const folderId = 'Zk3v9QmT0aLxW7sYb2NcRg';

test.each([
  ['22 base64url characters', `uploads/${folderId}/score.pdf`],
  ['32 hex characters', 'uploads/0123456789abcdef0123456789abcdef/a/b.pdf'],
  ['a UUID', 'uploads/3f0c8b9e-2d51-4a7b-9e43-0f6f7c1d2e3a/x'],
])('a folder named by %s is open to whoever knows it', (_, name) => {
  for (const action of ['create', 'read', 'list', 'delete'] as const) {
    expect(() => requireAccess(false, action, name)).not.toThrow();
  }
});

test.each([
  'uploads/short/score.pdf',
  'uploads/0123456789abcdef012345/score.pdf',
  `uploads/${folderId}`,
  `uploads/${folderId}ü/score.pdf`,
  `Uploads/${folderId}/score.pdf`,
  `private/uploads/${folderId}/score.pdf`,
  'uploads/',
  '',
])('%s is closed to the public', (name) => {
  expect(() => requireAccess(false, 'read', name)).toThrow('Permission denied.');
  expect(() => requireAccess(false, 'list', name)).toThrow('Permission denied.');
  expect(() => requireAccess(true, 'read', name)).not.toThrow();
});

test('the folder itself is listed but never an object', () => {
  expect(openFolderOf(`uploads/${folderId}/`)).toBe(`uploads/${folderId}/`);
  expect(() => requireAccess(false, 'list', `uploads/${folderId}/`)).not.toThrow();
  expect(() => requireAccess(false, 'create', `uploads/${folderId}/`)).toThrow('Permission denied.');
});

test('metadata is changed by the administrator only', () => {
  expect(() => requireAccess(false, 'administer', `uploads/${folderId}/score.pdf`)).toThrow('Permission denied.');
});

test.each([
  ['Bearer s3cret', true],
  ['Firebase s3cret', true],
  ['firebase s3cret', true],
  ['Basic s3cret', false],
  ['Bearer s3cre', false],
  ['Bearer', false],
])('with the token "s3cret", %s is the administrator: %s', (authorization, administrator) => {
  expect(isAdministrator(new Headers({ authorization }), 's3cret')).toBe(administrator);
});

test('without a configured token nobody is the administrator', () => {
  expect(isAdministrator(new Headers({ authorization: 'Bearer ' }), '')).toBe(false);
  expect(isAdministrator(new Headers({ authorization: 'Bearer null' }), null)).toBe(false);
});
