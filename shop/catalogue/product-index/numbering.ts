/** Gives texts small numbers in the order of their first appearance: ids take up a few bytes and compare fast. */
export interface Numbering {
  /** The text's number, a new one when it has none yet. */
  readonly add: (text: string) => number;
  /** The text's number; -1, which no text has, for one that never appeared. */
  readonly find: (text: string) => number;
  readonly textOf: (number: number) => string;
  readonly size: () => number;
}

export function createNumbering(): Numbering {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  return {
    add(text) {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    find: (text) => numbers.get(text) ?? -1,
    textOf(number) {
      const text = texts[number];
      if (text === undefined) throw new RangeError(`There is no text of number ${number}`);
      return text;
    },
    size: () => texts.length,
  };
}
