import { describe, expect, it } from 'vitest';
import { inOrderOfNames } from './in-order-of-names.ts';

describe('inOrderOfNames', () => {
  it('counts as people do, and leaves what it is given as it was', () => {
    const names = ['10 Finale.pdf', '2 Menuett.pdf', 'Übung.pdf', 'Tuba.pdf'];
    expect(inOrderOfNames(names, (name) => [name])).toEqual([
      '2 Menuett.pdf',
      '10 Finale.pdf',
      'Tuba.pdf',
      'Übung.pdf',
    ]);
    expect(names[0]).toBe('10 Finale.pdf');
  });

  it('keeps together what lies in one folder', () => {
    const files = [
      { folder: 'Satz 2', name: '1.pdf' },
      { folder: 'Satz 1', name: '2.pdf' },
      { folder: 'Satz 1', name: '1.pdf' },
    ];
    expect(inOrderOfNames(files, ({ folder, name }) => [folder, name])).toEqual([files[2], files[1], files[0]]);
  });
});
