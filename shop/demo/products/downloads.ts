import type { JsonObject } from '../../base/json.ts';
import { baseIds } from '../../seeding/base-data/base-ids.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages, type Texts } from '../basics/in-languages.ts';
import { composersIn, composerSort } from './composers.ts';
import { priceOf } from '../basics/payload.ts';
import type { PictureName } from '../basics/picture-names.ts';
import { categoryIds, describe, fullVisibility, optionIds, productPictures } from './product-payload.ts';

/** A score the customer receives as a PDF; `file` stands in `scores/`. */
export interface DownloadScore {
  readonly number: string;
  readonly file: string;
  readonly name: Texts;
  readonly text: Texts;
  readonly pages: number;
  readonly price: number;
  readonly picture: PictureName;
  readonly properties: readonly string[];
}

export const downloadScores: readonly DownloadScore[] = [
  {
    number: 'NF-D-1003',
    file: 'menuett-in-g',
    name: inLanguages('Petzold: Menuett in G (PDF)', 'Petzold: Minuet in G (PDF)', 'Petzold: Menuet G-dur (PDF)'),
    text: inLanguages(
      'Das Menuett aus dem Notenbüchlein für Anna Magdalena Bach, auf zwei Seiten ohne Wenden.',
      'The minuet from the Notebook for Anna Magdalena Bach, on two pages without a turn.',
      'Menuet z Zeszytu dla Anny Magdaleny Bach, na dwóch stronach, bez odwracania kartki.',
    ),
    pages: 2,
    price: 1.5,
    picture: 'edition-nf-1003',
    properties: ['klavier', 'leicht', 'barock'],
  },
  {
    number: 'NF-D-1002',
    file: 'praeludium-in-c',
    name: inLanguages(
      'Bach: Präludium C-Dur BWV 846 (PDF)',
      'Bach: Prelude in C BWV 846 (PDF)',
      'Bach: Preludium C-dur BWV 846 (PDF)',
    ),
    text: inLanguages(
      'Das erste Präludium des Wohltemperierten Klaviers, weit gesetzt, auf zwei Seiten.',
      'The first prelude of The Well-Tempered Clavier, generously spaced, on two pages.',
      'Pierwsze preludium z Das Wohltemperierte Klavier, przejrzysty skład, dwie strony.',
    ),
    pages: 2,
    price: 1.9,
    picture: 'edition-nf-1002',
    properties: ['klavier', 'mittelschwer', 'barock'],
  },
  {
    number: 'NF-D-3003',
    file: 'drei-lieder',
    name: inLanguages(
      'Drei Lieder für Singstimme und Klavier (PDF)',
      'Three songs for voice and piano (PDF)',
      'Trzy pieśni na głos i fortepian (PDF)',
    ),
    text: inLanguages(
      'Alle Vögel sind schon da, Morgen kommt der Weihnachtsmann, Stille Nacht: mit leichter Begleitung.',
      'Three well-known German songs, “Silent Night” among them, with an easy accompaniment.',
      'Trzy znane niemieckie pieśni, wśród nich „Cicha noc”, z łatwym akompaniamentem.',
    ),
    pages: 3,
    price: 2.5,
    picture: 'edition-nf-3003',
    properties: ['gesang', 'leicht', 'romantik'],
  },
  {
    number: 'NF-D-5004',
    file: 'goetterfunken',
    name: inLanguages(
      'Beethoven: Freude, schöner Götterfunken, Blechbläser (PDF)',
      'Beethoven: Ode to Joy, brass (PDF)',
      'Beethoven: Oda do radości, instrumenty blaszane (PDF)',
    ),
    text: inLanguages(
      'Partitur im Querformat für zwei Trompeten, Posaune und Tuba. Drucken Sie sie selbst, oder laden Sie die Datei gleich bei uns hoch.',
      'Landscape score for two trumpets, trombone and tuba. Print it yourself, or upload the file to us straight away.',
      'Pozioma partytura na dwie trąbki, puzon i tubę. Można wydrukować samemu albo od razu przesłać plik do nas.',
    ),
    pages: 2,
    price: 2.9,
    picture: 'edition-nf-5004',
    properties: ['blechblaeser', 'leicht', 'klassik'],
  },
];

/** The upsert payload of a score as a file; it has no stock and no weight. */
export function downloadPayload(score: DownloadScore): JsonObject {
  const { number, file, pages } = score;
  const facts = [
    inLanguages(
      `PDF, ${pages} Seiten, ohne Kopierschutz`,
      `PDF, ${pages} pages, without copy protection`,
      `PDF, liczba stron: ${pages}, bez zabezpieczeń`,
    ),
  ];
  return {
    id: demoId(`product ${number}`),
    productNumber: number,
    name: score.name,
    description: describe(score.text, facts),
    metaDescription: score.text,
    active: true,
    stock: 100_000,
    taxId: baseIds.taxes[7],
    price: priceOf(score.price, 7),
    maxPurchase: 1,
    manufacturerId: demoId('manufacturer notenfalz'),
    customFields: { 'de-DE': { price_bound: true, ...composerSort(score.name['de-DE']) } },
    states: ['is-download'],
    downloads: [{ id: demoId(`download ${number}`), mediaId: demoId(`media score ${file}`), position: 0 }],
    ...productPictures(number, [score.picture]),
    categories: categoryIds(['noten-download']),
    properties: optionIds([...score.properties, ...composersIn(score.name['de-DE'])]),
    visibilities: fullVisibility(number),
  };
}
