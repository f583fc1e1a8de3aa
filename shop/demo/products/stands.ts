import { inLanguages } from '../basics/in-languages.ts';
import type { DemoProduct } from './demo-product.ts';

const stand = { taxRate: 19, manufacturer: 'holzpult', categories: ['zubehoer-pulte'] } as const;

export const stands: readonly DemoProduct[] = [
  {
    ...stand,
    number: 'PU-FALT',
    name: inLanguages('Notenständer, zusammenklappbar', 'Folding music stand', 'Pulpit składany'),
    text: inLanguages(
      'Steht fest, klappt klein und hält auch ein dickes Spiralheft. Mit Tasche.',
      'Stands firm, folds up small and holds even a thick coil-bound book. Comes with a bag.',
      'Stoi pewnie, po złożeniu jest mały, a utrzyma nawet gruby zeszyt ze spiralą. Z pokrowcem.',
    ),
    facts: [inLanguages('Höhe 60 bis 140 cm', 'Height 60 to 140 cm', 'Wysokość od 60 do 140 cm')],
    price: 29.9,
    listPrice: 36.9,
    regulationPrice: 32.9,
    pictures: ['stand-folding'],
    weight: 1.3,
    size: [90, 520],
  },
  {
    ...stand,
    number: 'PU-ORCHESTER',
    name: inLanguages(
      'Orchesterpult mit geschlossener Platte',
      'Orchestra stand with solid desk',
      'Pulpit orkiestrowy z pełnym blatem',
    ),
    text: inLanguages(
      'Platte 52 cm breit, zwei Seiten A4 nebeneinander. Stufenlos zu verstellen, ohne Schrauben.',
      'Desk 52 cm wide, two A4 pages side by side. Continuously adjustable, without screws.',
      'Blat o szerokości 52 cm, dwie strony A4 obok siebie. Płynna regulacja bez śrub.',
    ),
    facts: [
      inLanguages(
        'Gewicht 3,4 kg, standsicher bis 3 kg',
        'Weight 3.4 kg, stable up to 3 kg',
        'Masa 3,4 kg, stabilny do 3 kg',
      ),
    ],
    price: 89,
    pictures: ['stand-orchestra'],
    weight: 3.4,
    size: [400, 560],
    delivery: 'week',
  },
  {
    ...stand,
    number: 'PU-TISCH',
    name: inLanguages('Tischpult aus Buche', 'Table stand made of beech', 'Pulpit stołowy z buku'),
    text: inLanguages(
      'Für Dirigieren am Schreibtisch, Üben am Küchentisch und Kochbücher. Drei Neigungen, geölt.',
      'For conducting at the desk, practising at the kitchen table, and for cookery books. Three angles, oiled.',
      'Do dyrygowania przy biurku, ćwiczenia przy kuchennym stole i do książek kucharskich. Trzy pozycje, olejowany.',
    ),
    price: 59,
    pictures: ['stand-table'],
    weight: 1.1,
    size: [300, 420],
  },
  {
    ...stand,
    number: 'PU-KLAMMERN',
    name: inLanguages('Notenklammern, 3 Stück', 'Page clips, set of 3', 'Klipsy do nut, 3 sztuki'),
    text: inLanguages(
      'Halten die Seite bei Wind und lassen sich mit einer Hand lösen. Der Filz schont das Papier.',
      'Hold the page in the wind and come off with one hand. Felt protects the paper.',
      'Trzymają stronę na wietrze i dają się zdjąć jedną ręką. Filc chroni papier.',
    ),
    price: 5.9,
    pictures: ['page-clips'],
    weight: 0.06,
    size: [60, 140],
  },
  {
    ...stand,
    number: 'PU-LEUCHTE',
    name: inLanguages('Pultleuchte mit Akku', 'Rechargeable stand lamp', 'Lampka na pulpit z akumulatorem'),
    text: inLanguages(
      'Leuchtet drei Seiten gleichmäßig aus und blendet das Publikum nicht. Zwölf Stunden mit einer Ladung.',
      'Lights three pages evenly and does not dazzle the audience. Twelve hours on one charge.',
      'Równo oświetla trzy strony i nie razi publiczności. Dwanaście godzin na jednym ładowaniu.',
    ),
    price: 24.9,
    pictures: ['stand-lamp'],
    weight: 0.22,
    size: [90, 200],
  },
];
