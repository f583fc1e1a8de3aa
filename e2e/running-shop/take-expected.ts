/** Takes the errors of the browser that a journey brought about itself out of those that fail it. @returns how many */
export function takeExpected(troubles: string[], expected: RegExp): number {
  const others = troubles.filter((trouble) => !expected.test(trouble));
  return troubles.splice(0, troubles.length, ...others).length - others.length;
}
