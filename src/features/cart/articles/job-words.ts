import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isLandscape, isLandscapeFormat, type JobSpec } from '#print/payload/job-spec.ts';
import { bindingWords } from '#print/binding/binding-words.ts';
import { inkWords, paperWords } from '#print/spec/print-words.ts';

type Words = Readonly<Record<string, MessageDescriptor>>;

const formats: Words = {
  A4: msg`A4`,
  A5: msg`A5`,
  'A5-quer': msg`A5 quer`,
  'A6-quer': msg`A6 quer`,
  B4: msg`B4 (25 × 35,3 cm)`,
  '25x32': msg`25 × 32 cm`,
  '9x12': msg`9 × 12 Zoll`,
  A3: msg`A3`,
};

const sides: Words = { duplex: msg`beidseitig`, simplex: msg`einseitig` };

const colours: Words = {
  ...inkWords,
  mixed: msg`farbige Seiten farbig, die übrigen schwarz-weiß`,
};

const bindings: Words = {
  ...bindingWords,
  automatic: msg`passend zur Seitenzahl`,
};

const coilColours: Words = { black: msg`schwarz`, white: msg`weiß`, transparent: msg`transparent` };

const covers: Words = {
  foil: msg`vorn Klarsichtfolie`,
  'card-black': msg`vorn Karton, schwarz bedruckt`,
  'card-colour': msg`vorn Karton, farbig bedruckt`,
};

const backs: Words = { board: msg`hinten Rückpappe` };

const extras: Words = {
  corners: msg`runde Ecken`,
  punch4: msg`vierfach gelocht`,
  label: msg`Stimmen-Etikett`,
};

/** What is said of a job, and how it is called. */
export const factLabels = {
  format: msg`Format`,
  paper: msg`Papier`,
  sides: msg`Druck`,
  colour: msg`Farbe`,
  binding: msg`Bindung`,
  cover: msg`Umschlag`,
  extras: msg`Extras`,
} as const;

/** The order of a job's facts: what § 312j (2) BGB wants said before the order button (LAW-02). */
export interface JobFact {
  readonly name: keyof typeof factLabels;
  readonly words: readonly MessageDescriptor[];
}

const ringBindings = new Set(['coil', 'wire']);

/** The choices of a job in words. What the record does not say is left out. `number` writes the reader's decimals. */
export function jobFacts(spec: JobSpec, number: (value: number) => string): readonly JobFact[] {
  const landscape = isLandscape(spec) && !isLandscapeFormat(spec);
  const isRing = ringBindings.has(spec.binding ?? '');
  const coilMm = spec.coilMm === undefined ? undefined : number(spec.coilMm);
  const ring = isRing
    ? [...(coilMm !== undefined ? [msg`${coilMm} mm`] : []), ...find(coilColours, spec.coilColour)]
    : [];
  const facts: readonly JobFact[] = [
    { name: 'format', words: [...find(formats, spec.format), ...(landscape ? [msg`Querformat`] : [])] },
    { name: 'paper', words: find(paperWords, spec.paper) },
    { name: 'sides', words: find(sides, spec.sides) },
    { name: 'colour', words: find(colours, spec.colour) },
    { name: 'binding', words: [...find(bindings, spec.binding), ...ring] },
    { name: 'cover', words: [...find(covers, spec.coverFront), ...find(backs, spec.coverBack)] },
    { name: 'extras', words: (spec.extras?.split(', ') ?? []).flatMap((extra) => find(extras, extra)) },
  ];
  return facts.filter(({ words }) => words.length > 0);
}

function find(words: Words, value: string | undefined): readonly MessageDescriptor[] {
  const found = value === undefined ? undefined : words[value];
  return found ? [found] : [];
}
