import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { coverBacks, coverFronts, extras, type PrintJobSpec, sidesOptions } from '#print/spec/print-spec.ts';
import { backChoiceWords, fitWords, frontChoiceWords } from '#print/spec/asked-words.ts';
import { optionNames, choiceWords } from '#print/spec/print-words.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { limitWords } from './limit-words.ts';
import { useOptions } from './option-context.ts';
import { coverBackHelp, coverFrontHelp, extraHelp, fitHelp, sidesHelp } from './option-help.ts';
import { SidesPicture } from './option-pictures.tsx';

export function SidesOptions(): ReactElement {
  const { t } = useLingui();
  const { resolved } = useOptions();
  return (
    <ChoiceCards
      legend={t(optionNames.sides)}
      legendHidden
      values={sidesOptions}
      value={resolved.sides}
      words={choiceWords.sides}
      help={sidesHelp}
      renderPicture={(sides) => <SidesPicture sides={sides} />}
      wish={(sides) => ({ sides })}
    />
  );
}

export function CoverOptions(): ReactElement {
  const { t } = useLingui();
  const { resolved } = useOptions();
  return (
    <>
      <ChoiceCards
        legend={t`Vorn`}
        values={coverFronts}
        value={resolved.coverFront}
        words={frontChoiceWords}
        help={coverFrontHelp}
        limited="coverFront"
        layout="lines"
        wish={(coverFront) => ({ coverFront })}
      />
      <ChoiceCards
        legend={t`Hinten`}
        values={coverBacks}
        value={resolved.coverBack}
        words={backChoiceWords}
        help={coverBackHelp}
        limited="coverBack"
        layout="lines"
        wish={(coverBack) => ({ coverBack })}
      />
    </>
  );
}

export function ExtraOptions(): ReactElement {
  const { t } = useLingui();
  const { row, resolved, limitOf, priceOf, choose } = useOptions();
  const chosen = row.spec.extras;
  return (
    <Fieldset legend={t(optionNames.extras)}>
      {extras.map((extra) => {
        const limit = limitOf('extras', extra);
        const isChosen = resolved.extras.includes(extra);
        const next = isChosen ? chosen.filter((each) => each !== extra) : [...chosen, extra];
        const price = limit ? undefined : priceOf({ extras: next });
        const help = limit ? t(limitWords(limit)) : t(extraHelp[extra]);
        return (
          <Checkbox
            key={extra}
            label={sentenceStart(t(choiceWords.extras[extra]))}
            hint={price === undefined ? help : `${help} ${price}`}
            checked={isChosen}
            disabled={limit !== undefined}
            onChange={() => choose({ extras: next })}
          />
        );
      })}
    </Fieldset>
  );
}

const fitModes = ['fit', 'original', 'fill', 'percent'] as const;
/** Where a fixed scale starts. */
const startPercent = 100;

export function FitOptions(): ReactElement {
  const { t } = useLingui();
  const { row, choose } = useOptions();
  const { fit } = row.spec;
  return (
    <>
      <ChoiceCards
        legend={t`Größe der Noten auf dem Blatt`}
        values={fitModes}
        value={fit.mode}
        words={fitWords}
        help={fitHelp}
        layout="lines"
        wish={fitWish}
      />
      {fit.mode === 'percent' && (
        <NumberField
          label={t`Prozent der Originalgröße`}
          value={fit.percent}
          min={25}
          max={200}
          decreaseLabel={t`Kleiner`}
          increaseLabel={t`Größer`}
          onValueChange={(percent) => choose({ fit: { mode: 'percent', percent } })}
        />
      )}
    </>
  );
}

const fitWish = (mode: PrintJobSpec['fit']['mode']): Partial<PrintJobSpec> => ({
  fit: mode === 'percent' ? { mode, percent: startPercent } : { mode },
});
