import { UnreadableAnswerError } from './unreadable-answer-error.ts';

/** A page for people is the word of something on the way to the shop (a network that wants a login, a proxy): it was not reached. */
const noShopText = 'Network Error';

/** The JSON of an answer's text, `undefined` for an empty one. @throws {UnreadableAnswerError} {Error} when the shop was not reached */
export function jsonIn(text: string, path: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (text.trimStart().startsWith('<')) throw new Error(noShopText, { cause: error });
    throw new UnreadableAnswerError(path, 'it is not JSON', { cause: error });
  }
}
