/** Endings of nouns and adjectives, without diacritics, longest first. */
const endings = (
  'owego owemu owych owymi iami iach owej owym iego iemu ' +
  'ami ach ego emu ych ymi ich imi owi owy owa owe ium iow iom iem ' +
  'ow om em ie ia iu io ej ym im ek a e i o u y'
).split(' ');

const minStem = 3;

/**
 * Polish endings taken off a folded word: `nuty`, `nutami`, `nutowy`; `teczka`, `teczek`; `preludium`, `preludiów`.
 * Vowels that change inside a word (`księga`, `ksiąg`) are beyond it.
 */
export function polishStem(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= minStem);
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  if (ending === 'ek') return `${stem}k`;
  return stem.length > minStem ? stem.replace(/i$/, '') : stem;
}
