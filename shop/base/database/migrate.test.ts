import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('every step runs once, later ones when they are added', () => {
  const database = openDatabase(':memory:');
  const first = 'CREATE TABLE note (text TEXT); INSERT INTO note VALUES (1)';
  migrate(database, 'notes', [first]);
  migrate(database, 'notes', [first, 'INSERT INTO note VALUES (2)']);
  migrate(database, 'notes', [first, 'INSERT INTO note VALUES (2)']);
  expect(database.prepare('SELECT text FROM note').all()).toHaveLength(2);
});

test('a step that fails leaves nothing behind and is tried again', () => {
  const database = openDatabase(':memory:');
  expect(() => migrate(database, 'notes', ['CREATE TABLE note (text TEXT); INSERT INTO missing VALUES (1)'])).toThrow(
    'no such table',
  );
  migrate(database, 'notes', ['CREATE TABLE note (text TEXT)']);
  expect(database.prepare('SELECT text FROM note').all()).toEqual([]);
});
