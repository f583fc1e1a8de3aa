/**
 * Whether two words are at most `limit` typing errors apart: a letter more, a letter less, another letter, two letters
 * swapped (optimal string alignment). Returns the number of errors, or `limit + 1` when there are more.
 */
export function editDistance(first: string, second: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(first.length - second.length) > limit) return tooMany;
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= second.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (first[row - 1] === second[column - 1] ? 0 : 1);
      let errors = Math.min(replaced, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (isSwapped(first, second, row, column)) errors = Math.min(errors, (beforeLast[column - 2] ?? 0) + 1);
      current.push(errors);
      smallest = Math.min(smallest, errors);
    }
    if (smallest > limit) return tooMany;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[second.length] ?? tooMany, tooMany);
}

/** Typing errors forgiven in a word: none below four letters, one below eight, else two. */
export function forgivenErrors(word: string): number {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

function isSwapped(first: string, second: string, row: number, column: number): boolean {
  return row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
}
