import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { orientationOf, paperFormat } from '#print/spec/paper-format.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { bindingWords } from '#print/spec/binding-words.ts';
import { orientationWords, withoutWord } from '#print/spec/asked-words.ts';
import { choiceWords } from '#print/spec/print-words.ts';
import type { ResolvedRow } from '#print/pages/resolve-row.ts';

/** What is chosen, per question, in a few words; automatic choices are named by what they come to. */
export function useChosenWords({ spec, pages }: PrintRow, resolved: ResolvedRow) {
  const { t } = useLingui();
  const formats = useFormats();
  const binding = sentenceStart(t(bindingWords[resolved.binding]));
  const format = t(choiceWords.format[spec.format]);
  const coloured = pages.filter((page) => page.from === 'file' && page.ink === 'colour').length;
  const covers = [
    resolved.coverFront === 'none' ? '' : t(choiceWords.coverFront[resolved.coverFront]),
    resolved.coverBack === 'none' ? '' : t(choiceWords.coverBack[resolved.coverBack]),
  ].filter((cover) => cover !== '');
  const total = pages.length;
  const without = sentenceStart(t(withoutWord));
  const turn = orientationOf(spec.format, spec.orientation);
  return {
    binding: resolved.coil ? `${binding}, ${formats.number(resolved.coil.diameterMm)} mm` : binding,
    paper: sentenceStart(t(choiceWords.paper[spec.paper])),
    colour:
      spec.colour === 'mixed'
        ? t`${coloured} von ${total} Seiten farbig`
        : sentenceStart(t(choiceWords.colour[spec.colour])),
    format: paperFormat(spec.format).orientations.length > 1 ? `${format}, ${t(orientationWords[turn])}` : format,
    sides: sentenceStart(t(choiceWords.sides[resolved.sides])),
    cover: covers.length === 0 ? without : covers.join(', '),
    extras:
      resolved.extras.length === 0
        ? without
        : sentenceStart(resolved.extras.map((extra) => t(choiceWords.extras[extra])).join(', ')),
  };
}
