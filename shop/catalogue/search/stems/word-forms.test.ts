import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../base/search-words.ts';
import { wordForms } from './word-forms.ts';

const stems = (locale: string, words: string) => new Set(wordsOf(words).map(wordForms(locale).stem));

describe('forms of one word have one stem', () => {
  test.each([
    'Note Noten',
    'Heft Hefte Heften Heftes',
    'Blatt Blätter Blättern',
    'Buch Bücher Büchern',
    'Klavier Klaviere Klaviers',
    'Präludium Präludien Praeludium',
    'Linie Linien',
    'Lied Lieder Liedern',
    'Chor Chöre Chören',
    'Ständer Ständern Ständers',
    'Marsch Märsche',
    'Walzer Walzern',
  ])('German: %s', (words) => expect([...stems('de-DE', words)]).toHaveLength(1));

  test.each([
    'score scores',
    'study studies',
    'piece pieces',
    'waltz waltzes',
    'print printed printing',
    'lullaby lullabies',
  ])('English: %s', (words) => expect([...stems('en-GB', words)]).toHaveLength(1));

  test.each([
    'nuta nuty nutami nutach nutowy nutowego',
    'zeszyt zeszyty zeszytów zeszytem',
    'teczka teczki teczek teczką',
    'preludium preludia preludiów',
    'ołówek ołówki ołówków',
    'pieśń pieśni pieśniach',
    'fortepian fortepianu fortepianowa',
    'sonata sonaty sonat sonatę',
  ])('Polish: %s', (words) => expect([...stems('pl-PL', words)]).toHaveLength(1));
});

test('different words keep different stems', () => {
  expect(stems('de-DE', 'Noten Notiz Nadel Chor Choral').size).toBe(5);
  expect(stems('en-GB', 'print paper part party march match').size).toBe(6);
  expect(stems('pl-PL', 'papier pulpit pieśń marsz mazurek').size).toBe(5);
});

test('a language without rules of its own keeps its words whole', () => {
  expect(wordForms('fr-FR').stem('partitions')).toBe('partitions');
});
