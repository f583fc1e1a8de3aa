export const textLanguages = ['de-DE', 'en-GB', 'pl-PL'] as const;

export type TextLanguage = (typeof textLanguages)[number];

interface Rule {
  readonly fault: string;
  readonly pattern: RegExp;
  /** Languages it holds for; all without. */
  readonly languages?: readonly TextLanguage[];
}

/** A number, the placeholder of one, or the number of a plural. */
const number = String.raw`[\d}#]`;

const units = '%|kg|g|g/m²|mm|cm|m|Hz|dpi|KB|MB|GB|€|zł|s|szt\\.|Uhr|Zoll|cali';

/** What stands before a number and belongs to it: opus, catalogue of works, section of a law, page. */
const counted = String.raw`[Oo]p\.|[Nn]o\.|N[Rr]\.|[Nn]r|BWV|KV|K\.|WoO|D|S\.|s\.|Abs\.|Art\.|art\.|ust\.|pkt`;

const rules: readonly Rule[] = [
  { fault: 'a line may break after §', pattern: /§ / },
  {
    fault: 'a line may break between a name and its number',
    pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:(?:${counted}) (?=[\d{])|[Ss]ections? (?=\d))`, 'u'),
  },
  {
    fault: 'a line may break between a number and its unit',
    pattern: new RegExp(`${number} (?:${units})(?![\\p{L}\\p{N}])`, 'u'),
  },
  { fault: 'a line may break inside a measure', pattern: /[\d}] ×|× [\d{]/ },
  { fault: 'a hyphen stands for a minus sign', pattern: /(?<![\p{L}\p{N}/.)}\]-])-(?=[\d{])/u },
  { fault: 'three dots stand for …', pattern: /\.\.\./ },
  { fault: 'two spaces follow each other', pattern: / {2}/ },
  {
    fault: 'an abbreviation lacks its no-break space',
    pattern: /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R)\./,
    languages: ['de-DE'],
  },
  { fault: 'quotation marks are not „…“', pattern: /["”]/, languages: ['de-DE'] },
  { fault: 'quotation marks are not “…”', pattern: /["„]/, languages: ['en-GB'] },
  { fault: 'quotation marks are not „…”', pattern: /["“]/, languages: ['pl-PL'] },
  { fault: 'an apostrophe is straight', pattern: /\p{L}'\p{L}/u },
  { fault: 'a space stands before %', pattern: /[\d}]\s%/, languages: ['en-GB', 'pl-PL'] },
];

/** Markup and addresses are no text: tags and the targets of links. */
const markup = /<[^>]*>|\]\([^)]*\)/g;

/**
 * What typography forbids in a text: a line break where things belong together, signs of the typewriter.
 *
 * @param language undefined where one text serves every language
 */
export function typographicFaults(text: string, language?: TextLanguage): string[] {
  const plain = text.replaceAll(markup, '').replaceAll(/\s*\n\s*/g, '\n');
  return rules
    .filter(({ languages }) => languages === undefined || (language !== undefined && languages.includes(language)))
    .filter(({ pattern }) => pattern.test(plain))
    .map(({ fault }) => fault);
}
