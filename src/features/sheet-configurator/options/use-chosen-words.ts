import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { orientationOf, paperFormat } from '#print/spec/paper-format.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { bindingWords } from '#print/binding/binding-words.ts';
import { inkWords, paperWords } from '#print/spec/print-words.ts';
import type { ResolvedRow } from '#print/pages/resolve-row.ts';
import { coverBackWords, coverFrontWords, extraWords, formatWords, sidesWords } from './option-words.ts';

/** What is chosen, per question, in a few words; automatic choices are named by what they come to. */
export function useChosenWords({ spec, pages }: PrintRow, resolved: ResolvedRow) {
  const { t } = useLingui();
  const formats = useFormats();
  const binding = sentenceStart(t(bindingWords[resolved.binding]));
  const format = t(formatWords[spec.format].name);
  const coloured = pages.filter((page) => page.from === 'file' && page.ink === 'colour').length;
  const covers = [
    resolved.coverFront === 'none' ? '' : t(coverFrontWords[resolved.coverFront].name),
    resolved.coverBack === 'none' ? '' : t(coverBackWords[resolved.coverBack].name),
  ].filter((cover) => cover !== '');
  const total = pages.length;
  return {
    binding: resolved.coil ? `${binding}, ${formats.number(resolved.coil.diameterMm)} mm` : binding,
    paper: sentenceStart(t(paperWords[spec.paper])),
    colour:
      spec.colour === 'mixed'
        ? t`Gemischt: ${coloured} von ${total} Seiten farbig`
        : sentenceStart(t(inkWords[spec.colour])),
    format: paperFormat(spec.format).orientations.length > 1 ? `${format}, ${orientationWord(spec)}` : format,
    sides: t(sidesWords[resolved.sides].name),
    cover: covers.length === 0 ? t`ohne` : covers.join(', '),
    extras:
      resolved.extras.length === 0 ? t`keine` : resolved.extras.map((extra) => t(extraWords[extra].name)).join(', '),
  };

  function orientationWord({ format: id, orientation }: PrintRow['spec']): string {
    return orientationOf(id, orientation) === 'portrait' ? t`Hochformat` : t`Querformat`;
  }
}
