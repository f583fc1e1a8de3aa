import { everywhere, inLanguages, type Texts } from '../basics/in-languages.ts';

/** Whose music the shop prints, in the order of their last names; the key begins with it, in plain letters. */
export const composers: Readonly<Record<string, Texts>> = {
  'bach-johann-sebastian': everywhere('Johann Sebastian Bach'),
  'beethoven-ludwig-van': everywhere('Ludwig van Beethoven'),
  'brahms-johannes': everywhere('Johannes Brahms'),
  'chopin-frederic': inLanguages('Frédéric Chopin', 'Frédéric Chopin', 'Fryderyk Chopin'),
  'crueger-johann': everywhere('Johann Crüger'),
  'dvorak-antonin': everywhere('Antonín Dvořák'),
  'elgar-edward': everywhere('Edward Elgar'),
  'grieg-edvard': everywhere('Edvard Grieg'),
  'gruber-franz-xaver': everywhere('Franz Xaver Gruber'),
  'haendel-georg-friedrich': inLanguages('Georg Friedrich Händel', 'George Frideric Handel', 'Georg Friedrich Händel'),
  'moniuszko-stanislaw': everywhere('Stanisław Moniuszko'),
  'mozart-wolfgang-amadeus': everywhere('Wolfgang Amadeus Mozart'),
  'nicolai-philipp': everywhere('Philipp Nicolai'),
  'pachelbel-johann': everywhere('Johann Pachelbel'),
  'petzold-christian': everywhere('Christian Petzold'),
  'praetorius-michael': everywhere('Michael Praetorius'),
  'purcell-henry': everywhere('Henry Purcell'),
  'satie-erik': everywhere('Erik Satie'),
  'schubert-franz': everywhere('Franz Schubert'),
  'schumann-clara': everywhere('Clara Schumann'),
  'schumann-robert': everywhere('Robert Schumann'),
  'strauss-johann-vater': inLanguages('Johann Strauss (Vater)', 'Johann Strauss I', 'Johann Strauss (ojciec)'),
  'tschaikowsky-pjotr': inLanguages('Pjotr Iljitsch Tschaikowsky', 'Pyotr Ilyich Tchaikovsky', 'Piotr Czajkowski'),
  'vivaldi-antonio': everywhere('Antonio Vivaldi'),
};

/** Keys of the composers a German title line names: in full, or by the last name where there are several. */
export function composersIn(line: string): readonly string[] {
  const named = Object.entries(composers).filter(([, name]) => line === name['de-DE']);
  const found =
    named.length > 0 ? named : Object.entries(composers).filter(([, name]) => words(line).has(lastName(name)));
  return found.map(([key]) => key);
}

const words = (line: string): ReadonlySet<string> => new Set(line.split(/[ ,:]+/));

const lastName = (name: Texts): string =>
  name['de-DE']
    .replace(/ \(.*\)$/, '')
    .split(' ')
    .at(-1) ?? '';

/** What the sorting by composers compares: nothing for what has none. */
export function composerSort(line: string): { composer_sort?: string } {
  const [first] = composersIn(line);
  return first === undefined ? {} : { composer_sort: first };
}
