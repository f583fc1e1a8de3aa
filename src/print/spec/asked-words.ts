import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { bindingWords } from './binding-words.ts';
import type { Orientation } from './paper-format.ts';
import type { BindEdge, CoverBack, CoverFront, PrintJobSpec } from './print-spec.ts';
import { landscapeWord, optionNames, choiceWords } from './print-words.ts';

type Words<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/*
 * The words of `print-words.ts` together with those that are said only where the choices are made.
 */

export const askedNames = { ...optionNames, cover: msg`Umschlag`, bindEdge: msg`Gebundene Kante` } as const;

export const orientationWords: Words<Orientation> = { portrait: msg`Hochformat`, landscape: landscapeWord };

export const bindingChoiceWords: Words<PrintJobSpec['binding']> = { ...bindingWords, automatic: msg`automatisch` };

export const bindEdgeWords: Words<BindEdge> = { left: msg`links`, top: msg`oben` };

export const withoutWord = msg`ohne`;
export const frontChoiceWords: Words<CoverFront> = { ...choiceWords.coverFront, none: withoutWord };
export const backChoiceWords: Words<CoverBack> = { ...choiceWords.coverBack, none: withoutWord };

export const fitWords: Words<PrintJobSpec['fit']['mode']> = {
  fit: msg`Einpassen`,
  original: msg`Originalgröße`,
  fill: msg`Füllen`,
  percent: msg`Prozent`,
};
