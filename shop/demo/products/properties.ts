import type { JsonObject } from '../../base/json.ts';
import { demoId } from '../basics/demo-id.ts';
import { composers } from './composers.ts';
import { everywhere, inLanguages, type Texts } from '../basics/in-languages.ts';

interface Group {
  readonly key: string;
  readonly name: Texts;
  readonly options: Readonly<Record<string, Texts>>;
}

const groups: readonly Group[] = [
  {
    key: 'komponist',
    name: inLanguages('Komponist', 'Composer', 'Kompozytor'),
    options: composers,
  },
  {
    key: 'besetzung',
    name: inLanguages('Besetzung', 'Instrumentation', 'Instrumenty'),
    options: {
      klavier: inLanguages('Klavier', 'Piano', 'Fortepian'),
      gesang: inLanguages('Gesang und Klavier', 'Voice and piano', 'Głos i fortepian'),
      chor: inLanguages('Gemischter Chor', 'Mixed choir', 'Chór mieszany'),
      violine: inLanguages('Violine', 'Violin', 'Skrzypce'),
      violoncello: inLanguages('Violoncello', 'Cello', 'Wiolonczela'),
      floete: inLanguages('Flöte', 'Flute', 'Flet'),
      streichquartett: inLanguages('Streichquartett', 'String quartet', 'Kwartet smyczkowy'),
      blechblaeser: inLanguages('Blechbläserensemble', 'Brass ensemble', 'Zespół instrumentów blaszanych'),
      blasorchester: inLanguages('Blasorchester', 'Wind band', 'Orkiestra dęta'),
    },
  },
  {
    key: 'schwierigkeit',
    name: inLanguages('Schwierigkeit', 'Difficulty', 'Trudność'),
    options: {
      leicht: inLanguages('leicht', 'easy', 'łatwe'),
      mittelschwer: inLanguages('mittelschwer', 'intermediate', 'średnie'),
      schwer: inLanguages('schwer', 'difficult', 'trudne'),
    },
  },
  {
    key: 'epoche',
    name: inLanguages('Epoche', 'Period', 'Epoka'),
    options: {
      barock: inLanguages('Barock', 'Baroque', 'Barok'),
      klassik: inLanguages('Klassik', 'Classical', 'Klasycyzm'),
      romantik: inLanguages('Romantik', 'Romantic', 'Romantyzm'),
      moderne: inLanguages('Moderne', 'Modern', 'Modernizm'),
    },
  },
  {
    key: 'format',
    name: inLanguages('Format', 'Size', 'Format'),
    options: {
      a3: everywhere('A3'),
      b4: everywhere('B4'),
      a4: everywhere('A4'),
      'a5-quer': inLanguages('A5 quer', 'A5 landscape', 'A5 poziomo'),
      'a6-quer': inLanguages('A6 quer', 'A6 landscape', 'A6 poziomo'),
    },
  },
  {
    key: 'bindung',
    name: inLanguages('Bindung', 'Binding', 'Oprawa'),
    options: {
      klammer: inLanguages('Klammerheftung', 'Saddle stitching', 'Oprawa zeszytowa'),
      spirale: inLanguages('Spiralbindung', 'Coil binding', 'Oprawa spiralna'),
    },
  },
  {
    key: 'papier',
    name: inLanguages('Papier', 'Paper', 'Papier'),
    options: {
      'papier-90i': inLanguages('90 g/m² chamois', '90 g/m² ivory', '90 g/m² kremowy'),
      'papier-100w': inLanguages('100 g/m² weiß', '100 g/m² white', '100 g/m² biały'),
      'papier-100i': inLanguages('100 g/m² chamois', '100 g/m² ivory', '100 g/m² kremowy'),
      'papier-120i': inLanguages('120 g/m² chamois', '120 g/m² ivory', '120 g/m² kremowy'),
      'papier-syn': inLanguages(
        'Synthetikpapier, wetterfest',
        'Synthetic paper, weatherproof',
        'Papier syntetyczny, wodoodporny',
      ),
    },
  },
];

/** What products can be filtered by, and what variants are chosen by. */
export const propertyGroups: readonly JsonObject[] = groups.map(({ key, name, options }, index) => ({
  id: demoId(`group ${key}`),
  name,
  position: { 'de-DE': index + 1 },
  displayType: 'text',
  sortingType: 'position',
  filterable: true,
  visibleOnProductDetailPage: true,
  options: Object.entries(options).map(([option, optionName], position) => ({
    id: demoId(`option ${option}`),
    name: optionName,
    position: { 'de-DE': position + 1 },
  })),
}));
