import { useMemo, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import type { Size } from '#print/spec/paper-format.ts';
import { proposeFormat } from '#print/spec/nearest-format.ts';
import { formatIds, orientationOf, orientations, paperFormat } from '#print/spec/paper-format.ts';
import { paperIds } from '#print/spec/paper.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { colourOptions, type PrintJobSpec } from '#print/spec/print-spec.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { BindingOptions } from './binding-options.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { CoverOptions, ExtraOptions, FitOptions, SidesOptions } from './more-options.tsx';
import { OptionProvider } from './option-context.ts';
import { limitLookup } from './option-limit-of.ts';
import { ColourPicture, FormatPicture, PaperPicture } from './option-pictures.tsx';
import { OptionSection } from './option-section.tsx';
import { colourChoices, formatWords, paperChoices } from './option-words.ts';
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
      <OptionSection name={t`Bindung`} value={chosen.binding} open>
        <BindingOptions />
      </OptionSection>
      <OptionSection name={t`Papier`} value={chosen.paper}>
        <ChoiceCards
          legend={t`Papier`}
          legendHidden
          values={paperIds}
          value={spec.paper}
          words={paperChoices}
          limited="paper"
          renderPicture={(id) => <PaperPicture id={id} />}
          wish={(paper) => ({ paper })}
        />
      </OptionSection>
      <OptionSection name={t`Farbe`} value={chosen.colour}>
        <ChoiceCards
          legend={t`Farbe`}
          legendHidden
          values={colourOptions}
          value={spec.colour}
          words={colourChoices}
          renderPicture={(colour) => <ColourPicture colour={colour} />}
          wish={(colour) => ({ colour })}
        />
      </OptionSection>
      <OptionSection name={t`Format`} value={chosen.format}>
        <ChoiceCards
          legend={t`Format`}
          legendHidden
          values={formatIds}
          value={spec.format}
          words={formatWords}
          renderPicture={(format) => <FormatPicture format={format} />}
          mark={(format) => (format === recommended ? t`wie Ihre Datei` : undefined)}
          wish={(format) => ({ format })}
        />
        {paperFormat(spec.format).orientations.length > 1 && (
          <RadioGroup
            legend={t`Ausrichtung`}
            options={orientations.map((value) => ({
              value,
              label: value === 'portrait' ? t`Hochformat` : t`Querformat`,
            }))}
            value={orientationOf(spec.format, spec.orientation)}
            onValueChange={(orientation) => onChange({ orientation })}
          />
        )}
        <FitOptions />
      </OptionSection>
      <OptionSection name={t`Druck`} value={chosen.sides}>
        <SidesOptions />
      </OptionSection>
      <OptionSection name={t`Umschlag`} value={chosen.cover}>
        <CoverOptions />
      </OptionSection>
      <OptionSection name={t`Extras`} value={chosen.extras}>
        <ExtraOptions />
      </OptionSection>
    </OptionProvider>
  );
}
