import { expect, test } from 'vitest';
import { workTitle } from './work-title.ts';

const titled = (name: string, composer: string) => workTitle({ name, customFields: { composer } });

test('a name that begins with the composer is parted', () => {
  expect(titled('Erik Satie: Trois Gymnopédies', 'Erik Satie')).toEqual({
    composer: 'Erik Satie',
    title: 'Trois Gymnopédies',
  });
});

test('a name without the composer stays whole', () => {
  expect(titled('Trois Gymnopédies', 'Erik Satie').title).toBe('Trois Gymnopédies');
  expect(titled('Klammern: drei Stück', '')).toEqual({ composer: '', title: 'Klammern: drei Stück' });
});
