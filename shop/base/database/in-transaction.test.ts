import { describe, expect, test } from 'vitest';
import { inTransaction } from './in-transaction.ts';
import { openDatabase } from './open-database.ts';

function open() {
  const database = openDatabase(':memory:');
  database.exec('CREATE TABLE note (text TEXT)');
  const write = (text: string) => database.prepare('INSERT INTO note VALUES (?)').run(text);
  const read = () =>
    database
      .prepare('SELECT text FROM note')
      .all()
      .map((row) => row['text']);
  return { database, write, read };
}

describe('a transaction', () => {
  test('keeps what was written and returns the result', () => {
    const { database, write, read } = open();
    const result = inTransaction(database, () => {
      write('a');
      return 7;
    });
    expect(result).toBe(7);
    expect(read()).toEqual(['a']);
  });

  test('undoes everything when the work throws', () => {
    const { database, write, read } = open();
    const work = () =>
      inTransaction(database, () => {
        write('a');
        throw new Error('no');
      });
    expect(work).toThrow('no');
    expect(read()).toEqual([]);
  });

  test('undoes only the inner part when an inner one fails and is caught', () => {
    const { database, write, read } = open();
    inTransaction(database, () => {
      write('outer');
      try {
        inTransaction(database, () => {
          write('inner');
          throw new Error('no');
        });
      } catch {
        write('after');
      }
    });
    expect(read()).toEqual(['outer', 'after']);
  });

  test('can be followed by another one after a failure', () => {
    const { database, write, read } = open();
    expect(() =>
      inTransaction(database, () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    inTransaction(database, () => write('b'));
    expect(read()).toEqual(['b']);
  });
});
