/** Latin loan words: `Präludium` and `Präludien`, `Linie` and `Linien`. */
const loanEnding = /i(?:um|ums|en|e)$/;

const endings = ['er', 'em', 'e', 'n', 's'] as const;

/** German endings taken off a folded word, one after another: `Noten`, `Note`; `Blätter`, `Blatt`; `Klaviere`, `Klavier`. */
export function germanStem(word: string): string {
  let stem = word.length > 5 ? word.replace(loanEnding, 'i') : word;
  for (let before = ''; stem !== before;) {
    before = stem;
    stem = shortened(stem);
  }
  return stem;
}

function shortened(word: string): string {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= (end.length > 1 ? 4 : 3));
  return ending === undefined ? word : word.slice(0, -ending.length);
}
