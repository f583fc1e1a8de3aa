const letters: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd' };

/** Text without case and diacritics, so that sorting puts `Übung` beside `Ubung` and search finds either. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßłøæœđ]/g, (letter) => letters[letter] ?? letter);
}
