import type { MailLocale } from '../../post/mail.ts';

/** One language's names for what a print job's specification holds; the values are the storefront's codes. */
interface SpecWords {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const papers = (white: string, ivory: string, synthetic: string) => ({
  '80w': `80 g/m² ${white}`,
  '90i': `90 g/m² ${ivory}`,
  '100w': `100 g/m² ${white}`,
  '100i': `100 g/m² ${ivory}`,
  '120i': `120 g/m² ${ivory}`,
  syn: synthetic,
});

const german: SpecWords = {
  names: {
    copies: 'Exemplare',
    pages: 'Seiten',
    format: 'Format',
    orientation: 'Ausrichtung',
    paper: 'Papier',
    sides: 'Druck',
    colour: 'Farbe',
    binding: 'Bindung',
    bindEdge: 'Gebundene Kante',
    coilColour: 'Farbe der Spirale',
    cover: 'Umschlag',
    coverFront: 'Umschlag vorn',
    coverBack: 'Umschlag hinten',
  },
  values: {
    orientation: { portrait: 'Hochformat', landscape: 'Querformat' },
    paper: papers('weiß', 'chamois', 'wetterfest (synthetisch)'),
    sides: { duplex: 'beidseitig', simplex: 'einseitig' },
    colour: { black: 'schwarzweiß', colour: 'farbig', mixed: 'farbige Seiten farbig, übrige schwarzweiß' },
    binding: {
      loose: 'lose Blätter',
      folded: 'gefalzt',
      stapled: 'Klammerheftung',
      coil: 'Spiralbindung',
      wire: 'Drahtkammbindung',
      leporello: 'Leporello',
      punched: 'lose Blätter, vierfach gelocht',
    },
    bindEdge: { left: 'links', top: 'oben' },
    coilColour: { black: 'schwarz', white: 'weiß', transparent: 'transparent' },
    coverFront: {
      foil: 'Klarsichtfolie',
      'card-black': 'Karton, schwarz bedruckt',
      'card-colour': 'Karton, farbig bedruckt',
      none: 'ohne',
    },
    coverBack: { board: 'Rückpappe', none: 'ohne' },
  },
};

const english: SpecWords = {
  names: {
    copies: 'Copies',
    pages: 'Pages',
    format: 'Format',
    orientation: 'Orientation',
    paper: 'Paper',
    sides: 'Printing',
    colour: 'Colour',
    binding: 'Binding',
    bindEdge: 'Bound edge',
    coilColour: 'Coil colour',
    cover: 'Cover',
    coverFront: 'Front cover',
    coverBack: 'Back cover',
  },
  values: {
    orientation: { portrait: 'portrait', landscape: 'landscape' },
    paper: papers('white', 'ivory', 'weatherproof (synthetic)'),
    sides: { duplex: 'double-sided', simplex: 'single-sided' },
    colour: { black: 'black and white', colour: 'colour', mixed: 'coloured pages in colour, the rest in black' },
    binding: {
      loose: 'loose sheets',
      folded: 'folded',
      stapled: 'saddle-stapled',
      coil: 'coil-bound',
      wire: 'wire-bound',
      leporello: 'concertina fold',
      punched: 'loose sheets with four holes',
    },
    bindEdge: { left: 'left', top: 'top' },
    coilColour: { black: 'black', white: 'white', transparent: 'clear' },
    coverFront: {
      foil: 'clear foil',
      'card-black': 'card printed in black',
      'card-colour': 'card printed in colour',
      none: 'none',
    },
    coverBack: { board: 'backing board', none: 'none' },
  },
};

const polish: SpecWords = {
  names: {
    copies: 'Egzemplarze',
    pages: 'Strony',
    format: 'Format',
    orientation: 'Orientacja',
    paper: 'Papier',
    sides: 'Druk',
    colour: 'Kolor',
    binding: 'Oprawa',
    bindEdge: 'Oprawiana krawędź',
    coilColour: 'Kolor spirali',
    cover: 'Okładka',
    coverFront: 'Okładka przednia',
    coverBack: 'Okładka tylna',
  },
  values: {
    orientation: { portrait: 'pionowa', landscape: 'pozioma' },
    paper: papers('biały', 'kremowy', 'odporny na pogodę (syntetyczny)'),
    sides: { duplex: 'dwustronny', simplex: 'jednostronny' },
    colour: { black: 'czarno-biały', colour: 'kolorowy', mixed: 'kolorowe strony w kolorze, pozostałe czarno-białe' },
    binding: {
      loose: 'luźne kartki',
      folded: 'składane',
      stapled: 'szycie zeszytowe',
      coil: 'spirala plastikowa',
      wire: 'grzbiet drutowy',
      leporello: 'leporello',
      punched: 'luźne kartki z czterema otworami',
    },
    bindEdge: { left: 'lewa', top: 'górna' },
    coilColour: { black: 'czarny', white: 'biały', transparent: 'przezroczysty' },
    coverFront: {
      foil: 'przezroczysta folia',
      'card-black': 'karton z czarnym nadrukiem',
      'card-colour': 'karton z kolorowym nadrukiem',
      none: 'brak',
    },
    coverBack: { board: 'tylny karton', none: 'brak' },
  },
};

const words: Readonly<Record<MailLocale, SpecWords>> = { 'de-DE': german, 'en-GB': english, 'pl-PL': polish };

/**
 * A specification in the reader's words, in a fixed order. Values without a translation are shown as they are (they may
 * be words already); keys nobody translated, and empty values, are left out.
 */
export function describeSpec(
  spec: Readonly<Record<string, string | number | boolean | undefined>>,
  locale: MailLocale,
): { readonly name: string; readonly value: string }[] {
  const { names, values } = words[locale];
  return Object.entries(names).flatMap(([key, name]) => {
    const value = spec[key];
    if (value === undefined || value === '' || typeof value === 'boolean') return [];
    return [{ name, value: values[key]?.[String(value)] ?? String(value) }];
  });
}
