import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ForcedChange, LinkedOption } from '#print/options/change-spec.ts';
import {
  bindEdgeWords,
  bindingChoices,
  coverBackWords,
  coverFrontWords,
  extraWords,
  sidesWords,
} from './option-words.ts';

const optionNames: Readonly<Record<LinkedOption, MessageDescriptor>> = {
  binding: msg`Bindung`,
  sides: msg`Druck`,
  bindEdge: msg`Gebundene Kante`,
  coverFront: msg`Umschlag vorn`,
  coverBack: msg`Umschlag hinten`,
  punch4: extraWords.punch4.name,
};

/** Codes of resolved options in words; every value appears once, whatever its option. */
const valueNames = new Map<string, MessageDescriptor>([
  ...Object.entries(bindingChoices).map(nameEntry),
  ...Object.entries(sidesWords).map(nameEntry),
  ...Object.entries(bindEdgeWords),
  ...Object.entries(coverFrontWords).map(nameEntry),
  ...Object.entries(coverBackWords).map(nameEntry),
  ['yes', msg`ja`],
  ['no', msg`nein`],
]);

type Say = (words: MessageDescriptor) => string;

/** "Bindung: Spiralbindung statt Klammerheftung". */
export function forcedChangeWords({ option, from, to }: ForcedChange, say: Say): MessageDescriptor {
  const name = say(optionNames[option]);
  const [before, after] = [nameOf(from, say), nameOf(to, say)];
  return msg`${name}: ${after} statt ${before}`;
}

function nameEntry([code, { name }]: [string, { name: MessageDescriptor }]) {
  return [code, name] as const;
}

function nameOf(code: string, say: Say): string {
  const words = valueNames.get(code);
  return words ? say(words) : code;
}
