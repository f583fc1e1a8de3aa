import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isLandscape, isLandscapeFormat, type JobSpec } from '#print/payload/job-spec.ts';
import { bindingWords } from '#print/spec/binding-words.ts';
import { landscapeWord, type optionNames, choiceWords } from '#print/spec/print-words.ts';

/** The order of a job's facts: what § 312j (2) BGB wants said before the order button (LAW-02). */
export interface JobFact {
  readonly name: keyof typeof optionNames;
  readonly words: readonly MessageDescriptor[];
}

const ringBindings = new Set(['coil', 'wire']);

/** The choices of a job in words. What the record does not say is left out. `number` writes the reader's decimals. */
export function jobFacts(spec: JobSpec, number: (value: number) => string): readonly JobFact[] {
  const isTurned = isLandscape(spec) && !isLandscapeFormat(spec);
  const isRing = ringBindings.has(spec.binding ?? '');
  const coilMm = spec.coilMm === undefined ? undefined : number(spec.coilMm);
  const said = (name: 'paper' | 'sides' | 'colour' | 'coverFront' | 'coverBack') => ({
    name,
    words: find(choiceWords[name], spec[name]),
  });
  const ring = [...(coilMm === undefined ? [] : [msg`${coilMm} mm`]), ...find(choiceWords.coilColour, spec.coilColour)];
  const facts: readonly JobFact[] = [
    { name: 'format', words: [...find(choiceWords.format, spec.format), ...(isTurned ? [landscapeWord] : [])] },
    ...(['paper', 'sides', 'colour'] as const).map(said),
    { name: 'binding', words: [...find(bindingWords, spec.binding), ...(isRing ? ring : [])] },
    ...(['coverFront', 'coverBack'] as const).map(said),
    { name: 'extras', words: (spec.extras?.split(', ') ?? []).flatMap((extra) => find(choiceWords.extras, extra)) },
  ];
  return facts.filter(({ words }) => words.length > 0);
}

function find(words: Readonly<Record<string, MessageDescriptor>>, value = ''): readonly MessageDescriptor[] {
  const found = words[value];
  return found ? [found] : [];
}
