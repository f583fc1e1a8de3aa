import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FormatId } from './paper-format.ts';
import type { PaperId } from './paper.ts';
import type { ColourOption, CoverBack, CoverFront, Extra, PrintJobSpec, Sides } from './print-spec.ts';

type Words<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/*
 * What is chosen for a print job and what every choice is called, on every screen, as within a sentence. What the home page
 * says too: `binding-words.ts`; what is said only where it is asked for: `asked-words.ts`. The shop's mails say the same in
 * words of their own, held to these by a test in `contract`.
 */

export const optionNames = {
  format: msg`Format`,
  paper: msg`Papier`,
  sides: msg`Druck`,
  colour: msg`Farbe`,
  binding: msg`Bindung`,
  coverFront: msg`Umschlag vorn`,
  coverBack: msg`Umschlag hinten`,
  extras: msg`Extras`,
} as const;

/** Of paper that may be turned. */
export const landscapeWord = msg`Querformat`;

interface AllChoiceWords {
  readonly format: Words<FormatId>;
  readonly paper: Words<PaperId>;
  readonly sides: Words<Sides>;
  readonly colour: Words<ColourOption>;
  readonly coilColour: Words<PrintJobSpec['coilColour']>;
  readonly coverFront: Words<Exclude<CoverFront, 'none'>>;
  readonly coverBack: Words<Exclude<CoverBack, 'none'>>;
  readonly extras: Words<Extra>;
}

export const choiceWords: AllChoiceWords = {
  format: {
    A4: msg`A4`,
    A5: msg`A5`,
    'A5-quer': msg`A5 quer`,
    'A6-quer': msg`A6 quer`,
    B4: msg`B4`,
    '25x32': msg`25 × 32 cm`,
    '9x12': msg`9 × 12 Zoll`,
    A3: msg`A3`,
  },
  paper: {
    '80w': msg`80 g/m² weiß`,
    '90i': msg`90 g/m² chamois`,
    '100w': msg`100 g/m² weiß`,
    '100i': msg`100 g/m² chamois`,
    '120i': msg`120 g/m² chamois`,
    syn: msg`Synthetikpapier, wetterfest`,
  },
  sides: { duplex: msg`beidseitig`, simplex: msg`einseitig` },
  colour: {
    black: msg`schwarz-weiß`,
    mixed: msg`nur farbige Seiten farbig`,
    colour: msg`farbig`,
  },
  coilColour: {
    black: msg`schwarz`,
    white: msg`weiß`,
    transparent: msg`transparent`,
  },
  coverFront: {
    foil: msg`Klarsichtfolie`,
    'card-black': msg`Karton, schwarz bedruckt`,
    'card-colour': msg`Karton, farbig bedruckt`,
  },
  coverBack: { board: msg`Rückpappe` },
  extras: {
    corners: msg`runde Ecken`,
    punch4: msg`Vierfachlochung`,
    label: msg`Stimmen-Etikett`,
  },
};
