import type { MailLocale } from '../../post/mail.ts';

/** One language's names for what a print job's specification holds; the values are the storefront's codes. */
interface SpecWords {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const papers = (white: string, ivory: string, synthetic: string) => ({
  '80w': `80 g/m² ${white}`,
  '90i': `90 g/m² ${ivory}`,
  '100w': `100 g/m² ${white}`,
  '100i': `100 g/m² ${ivory}`,
  '120i': `120 g/m² ${ivory}`,
  syn: synthetic,
});

const german: SpecWords = {
  names: {
    copies: 'Exemplare',
    pages: 'Seiten',
    format: 'Format',
    paper: 'Papier',
    sides: 'Druck',
    colour: 'Farbe',
    binding: 'Bindung',
    bindEdge: 'Gebundene Kante',
    coverFront: 'Umschlag vorn',
    coverBack: 'Umschlag hinten',
    extras: 'Extras',
  },
  values: {
    format: {
      'A5-quer': 'A5 quer',
      'A6-quer': 'A6 quer',
      '25x32': '25 × 32 cm',
      '9x12': '9 × 12 Zoll',
    },
    orientation: { landscape: 'Querformat' },
    paper: papers('weiß', 'chamois', 'Synthetikpapier, wetterfest'),
    sides: { duplex: 'beidseitig', simplex: 'einseitig' },
    colour: { black: 'schwarz-weiß', colour: 'farbig', mixed: 'nur farbige Seiten farbig' },
    binding: {
      loose: 'lose Blätter',
      folded: 'gefalzter Bogen',
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
      none: '',
    },
    coverBack: { board: 'Rückpappe', none: '' },
    extras: { corners: 'runde Ecken', punch4: 'Vierfachlochung', label: 'Stimmen-Etikett' },
  },
};

const english: SpecWords = {
  names: {
    copies: 'Copies',
    pages: 'Pages',
    format: 'Format',
    paper: 'Paper',
    sides: 'Printing',
    colour: 'Colour',
    binding: 'Binding',
    bindEdge: 'Bound edge',
    coverFront: 'Front cover',
    coverBack: 'Back cover',
    extras: 'Extras',
  },
  values: {
    format: {
      'A5-quer': 'A5 landscape',
      'A6-quer': 'A6 landscape',
      '25x32': '25 × 32 cm',
      '9x12': '9 × 12 in',
    },
    orientation: { landscape: 'landscape' },
    paper: papers('white', 'ivory', 'synthetic paper, weatherproof'),
    sides: { duplex: 'double-sided', simplex: 'single-sided' },
    colour: { black: 'black and white', colour: 'colour', mixed: 'only coloured pages in colour' },
    binding: {
      loose: 'loose sheets',
      folded: 'folded sheet',
      stapled: 'saddle stitching',
      coil: 'coil binding',
      wire: 'wire binding',
      leporello: 'concertina fold',
      punched: 'loose sheets, four-hole punched',
    },
    bindEdge: { left: 'left', top: 'top' },
    coilColour: { black: 'black', white: 'white', transparent: 'clear' },
    coverFront: {
      foil: 'clear cover',
      'card-black': 'card, printed in black',
      'card-colour': 'card, printed in colour',
      none: '',
    },
    coverBack: { board: 'backing board', none: '' },
    extras: { corners: 'rounded corners', punch4: 'four-hole punching', label: 'part label' },
  },
};

const polish: SpecWords = {
  names: {
    copies: 'Egzemplarze',
    pages: 'Strony',
    format: 'Format',
    paper: 'Papier',
    sides: 'Druk',
    colour: 'Kolor',
    binding: 'Oprawa',
    bindEdge: 'Oprawiana krawędź',
    coverFront: 'Okładka przednia',
    coverBack: 'Okładka tylna',
    extras: 'Dodatki',
  },
  values: {
    format: {
      'A5-quer': 'A5 poziomo',
      'A6-quer': 'A6 poziomo',
      '25x32': '25 × 32 cm',
      '9x12': '9 × 12 cali',
    },
    orientation: { landscape: 'poziomo' },
    paper: papers('biały', 'kremowy', 'papier syntetyczny, wodoodporny'),
    sides: { duplex: 'dwustronny', simplex: 'jednostronny' },
    colour: { black: 'czarno-biały', colour: 'kolorowy', mixed: 'tylko kolorowe strony w kolorze' },
    binding: {
      loose: 'luźne kartki',
      folded: 'złożony arkusz',
      stapled: 'oprawa zeszytowa',
      coil: 'oprawa spiralna',
      wire: 'oprawa drutowa',
      leporello: 'leporello',
      punched: 'luźne kartki z czterema otworami',
    },
    bindEdge: { left: 'po lewej', top: 'u góry' },
    coilColour: { black: 'czarny', white: 'biały', transparent: 'przezroczysty' },
    coverFront: {
      foil: 'przezroczysta folia',
      'card-black': 'karton z czarnym nadrukiem',
      'card-colour': 'karton z kolorowym nadrukiem',
      none: '',
    },
    coverBack: { board: 'sztywna tektura', none: '' },
    extras: { corners: 'zaokrąglone rogi', punch4: 'cztery otwory', label: 'etykieta z nazwą głosu' },
  },
};

const words: Readonly<Record<MailLocale, SpecWords>> = { 'de-DE': german, 'en-GB': english, 'pl-PL': polish };

/** The storefront's plain values. */
type Spec = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * A specification in the reader's words, in a fixed order and in the sentences the storefront's cart says. Values without
 * a translation are shown as they are (they may be words already); keys nobody translated, and empty values, are left out.
 */
export function describeSpec(spec: Spec, locale: MailLocale): SpecFact[] {
  const { names, values } = words[locale];
  const word = (key: string, value: Spec[string]): string =>
    value === undefined || typeof value === 'boolean' ? '' : (values[key]?.[String(value)] ?? String(value));
  const size = (value: Spec[string]): string =>
    typeof value === 'number' ? `${new Intl.NumberFormat(locale).format(value)} mm` : '';
  return Object.entries(names)
    .map(([key, name]) => ({ key, name, value: partsOf(key, spec, { word, size }).filter(Boolean).join(', ') }))
    .filter(({ value }) => value !== '');
}

interface SpecFact {
  /** `paper`, as the storefront calls it. */
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

interface Say {
  word: (key: string, value: Spec[string]) => string;
  /** Of a length in mm. */
  size: (value: Spec[string]) => string;
}

/** What is said under one name: a ring with its size and colour, an orientation only where it may be turned. */
function partsOf(key: string, spec: Spec, { word, size }: Say): readonly string[] {
  const { format, orientation, binding, coilMm, coilColour, extras } = spec;
  const own = word(key, spec[key]);
  if (key === 'format') {
    const turned = orientation === 'landscape' && !String(format).endsWith('-quer');
    return [own, turned ? word('orientation', orientation) : ''];
  }
  if (key === 'binding' && (binding === 'coil' || binding === 'wire'))
    return [own, size(coilMm), word('coilColour', coilColour)];
  return key === 'extras' && typeof extras === 'string'
    ? extras.split(', ').map((extra) => word('extras', extra))
    : [own];
}
