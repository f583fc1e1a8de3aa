import { foldText } from '../../base/database/fold-text.ts';

const german: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** A name as part of a URL path, case kept: `Zubehör & Mehr` is `Zubehoer-Mehr`. */
export function seoSlug(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜß]/g, (letter) => german[letter] ?? letter)
    .replaceAll(/[^\p{ASCII}]/gu, latin)
    .replaceAll(/[^A-Za-z0-9.]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

function latin(character: string): string {
  const plain = foldText(character);
  return character === character.toLowerCase() ? plain : plain.toUpperCase();
}
