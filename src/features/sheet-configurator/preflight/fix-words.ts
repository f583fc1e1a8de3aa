import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import type { Fix } from '#print/preflight/finding.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import { bindingChoiceWords } from '#print/spec/asked-words.ts';
import { choiceWords } from '#print/spec/print-words.ts';
import type { Speech } from './finding-words.ts';

/** What a button does that solves a finding. */
export function fixWords(fix: Fix, { say }: Pick<Speech, 'say'>): MessageDescriptor {
  switch (fix.action) {
    case 'split-volumes':
      return msg`In zwei Bände teilen`;
    case 'scale-pages': {
      const less = 100 - fix.percent;
      return msg`Um ${less} % verkleinern`;
    }
    case 'choose-marks':
      return fix.marks === 'print' ? msg`Mitdrucken` : msg`Weglassen`;
    case 'turn-pages':
      return fix.way === 'proposed' ? msg`Drehen` : msg`Andersherum drehen`;
    case 'change-spec':
      return specFixWords(fix.spec, say);
  }
}

function specFixWords({ fit, paper, binding, colour }: Partial<PrintJobSpec>, say: Speech['say']): MessageDescriptor {
  if (fit) return msg`Alle Seiten einpassen`;
  if (colour) return msg`Diese Seiten in Schwarz drucken`;
  const chosen = sentenceStart(say(paper ? choiceWords.paper[paper] : bindingChoiceWords[binding ?? 'automatic']));
  return msg`${chosen} wählen`;
}
