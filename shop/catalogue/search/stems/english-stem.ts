const rules: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/(ss|sh|ch|x|z)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

/** English endings taken off a folded word: `studies`, `study`; `pieces`, `piece`; `binding`, `bind`. */
export function englishStem(word: string): string {
  if (word.length < 4) return word;
  const rule = rules.find(([ending]) => ending.test(word));
  const singular = rule === undefined ? word : word.replace(rule[0], rule[1]);
  return withoutVerbEnding(singular)
    .replace(/(.{3})e$/, '$1')
    .replace(/(.{2})y$/, '$1i');
}

/** `print`, `printed`, `printing`; `bound` stays what it is. */
function withoutVerbEnding(word: string): string {
  const match = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word)?.[1];
  if (match === undefined || match.length < 3) return word;
  return match.replace(/([bdgmnprt])\1$/, '$1');
}
