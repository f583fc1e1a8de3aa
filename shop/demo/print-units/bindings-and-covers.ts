import { inLanguages } from '../basics/in-languages.ts';
import type { PrintUnit } from './print-unit.ts';

const from10and50 = (one: number, ten: number, fifty: number): PrintUnit['tiers'] => [
  [1, one],
  [10, ten],
  [50, fifty],
];

const coil = (size: string, range: string, tiers: PrintUnit['tiers'], weight: number): PrintUnit => ({
  number: `BIND-COIL-${size}`,
  name: inLanguages(
    `Spiralbindung ${size} (${range} mm)`,
    `Coil binding ${size} (${range} mm)`,
    `Oprawa spiralna ${size} (${range} mm)`,
  ),
  tiers,
  weight,
  picture: 'binding-coil',
});

/** Charged once per copy. Coils weigh 6 to 20 g; covers are weighed as A4, the usual size. */
export const bindingsAndCovers: readonly PrintUnit[] = [
  coil('S', '6–10', from10and50(2.2, 1.95, 1.75), 0.006),
  coil('M', '12–16', from10and50(2.7, 2.4, 2.15), 0.01),
  coil('L', '18–25', from10and50(3.4, 3.05, 2.7), 0.014),
  coil('XL', '28–38', from10and50(4.5, 4.05, 3.6), 0.02),
  {
    number: 'BIND-WIRE',
    name: inLanguages('Aufpreis Drahtkammbindung', 'Surcharge for wire binding', 'Dopłata za oprawę drutową'),
    tiers: [[1, 0.5]],
    picture: 'sample-bindings',
  },
  {
    number: 'BIND-STAPLE',
    name: inLanguages('Klammerheftung', 'Saddle stitching', 'Oprawa zeszytowa'),
    tiers: from10and50(0.9, 0.7, 0.5),
    weight: 0.001,
    picture: 'binding-staple',
  },
  {
    number: 'FOLD',
    name: inLanguages('Falzen, ein Bogen', 'Folding, one sheet', 'Falcowanie, jeden arkusz'),
    tiers: [[1, 0.2]],
    picture: 'sample-bindings',
  },
  {
    number: 'LEPORELLO',
    name: inLanguages('Leporello, Grundpreis', 'Concertina fold, basic price', 'Leporello, cena podstawowa'),
    tiers: [[1, 1.9]],
    picture: 'binding-leporello',
  },
  {
    number: 'LEPORELLO-JOINT',
    name: inLanguages('Leporello, Klebestelle', 'Concertina fold, joint', 'Leporello, sklejenie'),
    tiers: [[1, 0.4]],
    picture: 'binding-leporello',
  },
  {
    number: 'COVER-FOIL',
    name: inLanguages('Deckfolie, klar', 'Clear front cover', 'Okładka przezroczysta'),
    tiers: [[1, 0.35]],
    weight: 0.015,
    picture: 'binding-coil',
  },
  {
    number: 'COVER-BOARD',
    name: inLanguages('Rückenkarton', 'Back board', 'Karton tylny'),
    tiers: [[1, 0.3]],
    weight: 0.0156,
    picture: 'binding-coil',
  },
  {
    number: 'COVER-250-SW',
    name: inLanguages(
      'Umschlag 250 g/m², schwarz bedruckt',
      'Cover 250 g/m², printed in black',
      'Okładka 250 g/m², druk czarny',
    ),
    tiers: [[1, 0.6]],
    weight: 0.0312,
    picture: 'cover-printed',
  },
  {
    number: 'COVER-250-FA',
    name: inLanguages(
      'Umschlag 250 g/m², farbig bedruckt',
      'Cover 250 g/m², printed in colour',
      'Okładka 250 g/m², druk kolorowy',
    ),
    tiers: [[1, 0.95]],
    weight: 0.0312,
    picture: 'cover-printed',
  },
  {
    number: 'EXTRA-CORNERS',
    name: inLanguages('Runde Ecken', 'Rounded corners', 'Zaokrąglone rogi'),
    tiers: [[1, 0.25]],
    picture: 'finish-corners',
  },
  {
    number: 'EXTRA-PUNCH4',
    name: inLanguages('Vierfachlochung', 'Four-hole punching', 'Perforacja czterootworowa'),
    tiers: [[1, 0.1]],
    picture: 'finish-corners',
  },
  {
    number: 'EXTRA-LABEL',
    name: inLanguages('Stimmen-Etikett', 'Part label', 'Etykieta głosu'),
    tiers: [[1, 0.15]],
    picture: 'folder-elastic',
  },
];
