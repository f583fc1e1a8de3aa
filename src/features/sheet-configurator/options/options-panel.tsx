import { useMemo, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { Size } from '#print/spec/paper-format.ts';
import { proposeFormat } from '#print/spec/nearest-format.ts';
import { formatIds, orientationOf, orientations, paperFormat } from '#print/spec/paper-format.ts';
import { paperIds } from '#print/spec/paper.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { colourOptions, type PrintJobSpec } from '#print/spec/print-spec.ts';
import { askedNames, orientationWords } from '#print/spec/asked-words.ts';
import { choiceWords } from '#print/spec/print-words.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { BindingOptions } from './binding-options.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CoverOptions, ExtraOptions, FitOptions, SidesOptions } from './more-options.tsx';
import { OptionProvider } from './option-context.ts';
import { formatHelp, inkHelp, paperHelp } from './option-help.ts';
import { limitLookup } from './option-limit-of.ts';
import { ColourPicture, FormatPicture, PaperPicture } from './option-pictures.tsx';
import { OptionSection } from './option-section.tsx';
import { useOptionPrices } from './use-option-prices.ts';
import { useChosenWords } from './use-chosen-words.ts';

interface OptionsPanelProps {
  rows: readonly [PrintRow, ...PrintRow[]];
  /** Of the file's pages: the nearest format is recommended. */
  sizes: readonly Size[];
  onChange: (wish: Partial<PrintJobSpec>) => void;
}

/** All questions about how the notes are made. Volumes of a job are made alike. */
export function OptionsPanel({ rows, sizes, onChange }: OptionsPanelProps): ReactElement {
  const { t } = useLingui();
  const [row] = rows;
  const resolved = useMemo(() => resolveRow(row), [row]);
  const limitOf = useMemo(() => limitLookup(rows), [rows]);
  const priceOf = useOptionPrices(rows);
  const chosen = useChosenWords(row, resolved);
  const recommended = useMemo(() => proposeFormat(sizes).format, [sizes]);
  const { spec } = row;
  return (
    <OptionProvider value={{ row, resolved, limitOf, priceOf, choose: onChange }}>
      <OptionSection name={t(askedNames.binding)} value={chosen.binding} open>
        <BindingOptions />
      </OptionSection>
      <OptionSection name={t(askedNames.paper)} value={chosen.paper}>
        <ChoiceCards
          legend={t(askedNames.paper)}
          legendHidden
          values={paperIds}
          value={spec.paper}
          words={choiceWords.paper}
          help={paperHelp}
          limited="paper"
          renderPicture={(id) => <PaperPicture id={id} />}
          wish={(paper) => ({ paper })}
        />
      </OptionSection>
      <OptionSection name={t(askedNames.colour)} value={chosen.colour}>
        <ChoiceCards
          legend={t(askedNames.colour)}
          legendHidden
          values={colourOptions}
          value={spec.colour}
          words={choiceWords.colour}
          help={inkHelp}
          renderPicture={(colour) => <ColourPicture colour={colour} />}
          wish={(colour) => ({ colour })}
        />
      </OptionSection>
      <OptionSection name={t(askedNames.format)} value={chosen.format}>
        <ChoiceCards
          legend={t(askedNames.format)}
          legendHidden
          values={formatIds}
          value={spec.format}
          words={choiceWords.format}
          help={formatHelp}
          renderPicture={(format) => <FormatPicture format={format} />}
          mark={(format) => (format === recommended ? t`wie Ihre Datei` : undefined)}
          wish={(format) => ({ format })}
        />
        {paperFormat(spec.format).orientations.length > 1 && (
          <RadioGroup
            legend={t`Ausrichtung`}
            options={orientations.map((value) => ({ value, label: sentenceStart(t(orientationWords[value])) }))}
            value={orientationOf(spec.format, spec.orientation)}
            onValueChange={(orientation) => onChange({ orientation })}
          />
        )}
        <FitOptions />
      </OptionSection>
      <OptionSection name={t(askedNames.sides)} value={chosen.sides}>
        <SidesOptions />
      </OptionSection>
      <OptionSection name={t(askedNames.cover)} value={chosen.cover}>
        <CoverOptions />
      </OptionSection>
      <OptionSection name={t(askedNames.extras)} value={chosen.extras}>
        <ExtraOptions />
      </OptionSection>
    </OptionProvider>
  );
}
