import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ForcedChange, LinkedOption } from '#print/options/change-spec.ts';
import {
  askedNames,
  backChoiceWords,
  bindEdgeWords,
  bindingChoiceWords,
  frontChoiceWords,
} from '#print/spec/asked-words.ts';
import { choiceWords } from '#print/spec/print-words.ts';

const linkedNames: Readonly<Record<LinkedOption, MessageDescriptor>> = {
  ...askedNames,
  punch4: choiceWords.extras.punch4,
};

/** Codes of resolved options in words; every value appears once, whatever its option. */
const valueNames = new Map<string, MessageDescriptor>([
  ...Object.entries(bindingChoiceWords),
  ...Object.entries(choiceWords.sides),
  ...Object.entries(bindEdgeWords),
  ...Object.entries(frontChoiceWords),
  ...Object.entries(backChoiceWords),
  ['yes', msg`ja`],
  ['no', msg`nein`],
]);

type Say = (words: MessageDescriptor) => string;

/** "Bindung: Spiralbindung statt Klammerheftung". */
export function forcedChangeWords({ option, from, to }: ForcedChange, say: Say): MessageDescriptor {
  const name = say(linkedNames[option]);
  const [before, after] = [nameOf(from, say), nameOf(to, say)];
  return msg`${name}: ${after} statt ${before}`;
}

function nameOf(code: string, say: Say): string {
  const words = valueNames.get(code);
  return words ? say(words) : code;
}
