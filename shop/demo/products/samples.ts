import { inLanguages } from '../basics/in-languages.ts';
import type { DemoProduct } from './demo-product.ts';

const sample = {
  taxRate: 19,
  manufacturer: 'notenfalz',
  categories: ['muster'],
  shippingFree: true,
  maxPurchase: 3,
} as const;

export const samples: readonly DemoProduct[] = [
  {
    ...sample,
    number: 'MU-PAPIER',
    name: inLanguages(
      'Papiermuster: alle sechs Papiere',
      'Paper samples: all six papers',
      'Próbki papieru: wszystkie sześć rodzajów',
    ),
    text: inLanguages(
      'Ein bedruckter Streifen von jedem Papier, vom weißen 80-Gramm-Papier bis zum wetterfesten Synthetikpapier. Halten Sie sie unter Ihre Pultlampe.',
      'A printed strip of every paper, from white 80 g/m² to weatherproof synthetic. Hold them under your stand lamp.',
      'Zadrukowany pasek każdego papieru, od białego 80 g/m² po wodoodporny syntetyczny. Warto obejrzeć je pod lampką.',
    ),
    price: 3,
    pictures: ['sample-papers', 'paper-piles'],
    weight: 0.08,
    size: [120, 297],
    topseller: true,
  },
  {
    ...sample,
    number: 'MU-BINDUNG',
    name: inLanguages(
      'Bindemuster: vier kleine Hefte',
      'Binding samples: four small books',
      'Próbki opraw: cztery małe zeszyty',
    ),
    text: inLanguages(
      'Dasselbe Stück in vier Bindungen: gefalzter Bogen, Klammerheftung, Spiralbindung und Drahtkammbindung. So merken Sie, was auf Ihrem Pult offen bleibt.',
      'The same piece in four bindings: folded sheet, saddle stitching, coil binding and wire binding. Feel for yourself what stays open on your stand.',
      'Ten sam utwór w czterech oprawach: złożony arkusz, oprawa zeszytowa, spiralna i drutowa. Od razu czuć, co leży otwarte.',
    ),
    price: 5,
    pictures: ['sample-bindings', 'scene-craft'],
    weight: 0.16,
    size: [148, 210],
  },
  {
    ...sample,
    number: 'MU-FORMATE',
    name: inLanguages(
      'Formatbogen: alle Formate in Originalgröße',
      'Format sheet: all sizes at full scale',
      'Arkusz formatów: wszystkie w skali 1:1',
    ),
    text: inLanguages(
      'Ein gefalteter Bogen A3, auf dem alle Formate ineinander liegen, mit Notensystemen von 4 bis 8 mm zum Vergleichen.',
      'A folded A3 sheet with all sizes inside one another and staves from 4 to 8 mm to compare.',
      'Złożony arkusz A3, na którym wszystkie formaty leżą jeden w drugim, z pięcioliniami od 4 do 8 mm.',
    ),
    price: 2,
    pictures: ['sample-formats'],
    weight: 0.02,
    size: [210, 297],
  },
];
