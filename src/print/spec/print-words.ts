import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PaperId } from './paper.ts';
import type { ColourOption } from './print-spec.ts';

type Words<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/*
 * What papers and inks are called on every screen, as within a sentence. The shop's mails say the same in words
 * of their own; bindings: `binding-words.ts`.
 */

export const paperWords: Words<PaperId> = {
  '80w': msg`80 g/m² weiß`,
  '90i': msg`90 g/m² chamois`,
  '100w': msg`100 g/m² weiß`,
  '100i': msg`100 g/m² chamois`,
  '120i': msg`120 g/m² chamois`,
  syn: msg`wetterfest (synthetisch)`,
};

export const inkWords: Words<Exclude<ColourOption, 'mixed'>> = { black: msg`schwarz-weiß`, colour: msg`farbig` };
