/** Widths of Helvetica's ASCII characters from the space on, in thousandths of the font size. */
const asciiWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];

/** Characters beyond ASCII: Adobe's glyph names in the order of their codes from 128 on. */
const beyondAscii: Readonly<Record<string, string>> = {
  Ä: 'Adieresis',
  Ö: 'Odieresis',
  Ü: 'Udieresis',
  ä: 'adieresis',
  ö: 'odieresis',
  ü: 'udieresis',
  ß: 'germandbls',
  Ą: 'Aogonek',
  Ć: 'Cacute',
  Ę: 'Eogonek',
  Ł: 'Lslash',
  Ń: 'Nacute',
  Ó: 'Oacute',
  Ś: 'Sacute',
  Ź: 'Zacute',
  Ż: 'Zdotaccent',
  ą: 'aogonek',
  ć: 'cacute',
  ę: 'eogonek',
  ł: 'lslash',
  ń: 'nacute',
  ó: 'oacute',
  ś: 'sacute',
  ź: 'zacute',
  ż: 'zdotaccent',
  á: 'aacute',
  à: 'agrave',
  â: 'acircumflex',
  ã: 'atilde',
  å: 'aring',
  æ: 'ae',
  ç: 'ccedilla',
  č: 'ccaron',
  ď: 'dcaron',
  é: 'eacute',
  è: 'egrave',
  ê: 'ecircumflex',
  ë: 'edieresis',
  ě: 'ecaron',
  í: 'iacute',
  ì: 'igrave',
  î: 'icircumflex',
  ï: 'idieresis',
  ñ: 'ntilde',
  ň: 'ncaron',
  ò: 'ograve',
  ô: 'ocircumflex',
  ø: 'oslash',
  ř: 'rcaron',
  š: 'scaron',
  ť: 'tcaron',
  ú: 'uacute',
  ù: 'ugrave',
  û: 'ucircumflex',
  ů: 'uring',
  ý: 'yacute',
  ž: 'zcaron',
  Á: 'Aacute',
  É: 'Eacute',
  Č: 'Ccaron',
  Ř: 'Rcaron',
  Š: 'Scaron',
  Ž: 'Zcaron',
  Ø: 'Oslash',
  Å: 'Aring',
  '€': 'Euro',
  '£': 'sterling',
  '–': 'endash',
  '—': 'emdash',
  '„': 'quotedblbase',
  '“': 'quotedblleft',
  '”': 'quotedblright',
  '’': 'quoteright',
  '‚': 'quotesinglbase',
  '§': 'section',
  '×': 'multiply',
  '²': 'twosuperior',
  '·': 'periodcentered',
  '…': 'ellipsis',
  '°': 'degree',
  '½': 'onehalf',
  '«': 'guillemotleft',
  '»': 'guillemotright',
};

const codes = new Map(Object.keys(beyondAscii).map((character, index) => [character, 128 + index]));

/** The font's encoding: ASCII, then the characters of the shop's languages and their neighbours. */
export const encodingDifferences = `[ 128 ${Object.values(beyondAscii)
  .map((name) => `/${name}`)
  .join(' ')} ]`;

const FIRST = 32;
const LAST = 126;

function codeOf(character: string): number {
  const plain = character.codePointAt(0) ?? 0;
  if (plain >= FIRST && plain <= LAST) return plain;
  // Narrow and no-break spaces of formatted amounts.
  if (/\s/.test(character)) return FIRST;
  return codes.get(character) ?? codes.get(character.normalize('NFC')) ?? '?'.charCodeAt(0);
}

/** A text as PDF string in the font's encoding; characters it does not have become question marks. */
export function pdfString(text: string): string {
  const hex = [...text.normalize('NFC')].map((character) => codeOf(character).toString(16).padStart(2, '0'));
  return `<${hex.join('')}>`;
}

/** Width of a text in points; characters beyond ASCII count as wide as an `n`. */
export function textWidth(text: string, size: number): number {
  const widths = [...text].map((character) => asciiWidths[codeOf(character) - FIRST] ?? 556);
  return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
}

/** Breaks a text into lines no wider than that; words that are too long are cut. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, size) <= width) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
      while (textWidth(line, size) > width && line.length > 1) {
        const fitting = [...line].findIndex((_, index) => textWidth(line.slice(0, index + 1), size) > width);
        lines.push(line.slice(0, Math.max(1, fitting)));
        line = line.slice(Math.max(1, fitting));
      }
    }
  }
  return line === '' ? lines : [...lines, line];
}
