import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { bindEdges, bindings, coilColours } from '#print/spec/print-spec.ts';
import { askedNames, bindEdgeWords, bindingChoiceWords } from '#print/spec/asked-words.ts';
import { choiceWords } from '#print/spec/print-words.ts';
import { isRingBound } from '#print/pages/resolve-row.ts';
import { automaticReason } from './automatic-reason.ts';
import { ChoiceCards } from './choice-cards.tsx';
import { useOptions } from './option-context.ts';
import { bindingHelp } from './option-help.ts';
import { BindingPicture } from './option-pictures.tsx';

const values = ['automatic', ...bindings] as const;

/** How a copy is held together; automatic says what it chose and why. */
export function BindingOptions(): ReactElement {
  const { t } = useLingui();
  const { row, resolved, choose } = useOptions();
  const reason = automaticReason(row);
  const mayTurn = resolved.binding !== 'loose' && resolved.binding !== 'leporello';
  return (
    <>
      <ChoiceCards
        legend={t(askedNames.binding)}
        legendHidden
        values={values}
        value={row.spec.binding}
        words={bindingChoiceWords}
        help={{ ...bindingHelp, automatic: reason.words }}
        limited="binding"
        renderPicture={(value) => <BindingPicture binding={value === 'automatic' ? reason.binding : value} />}
        mark={(value) => (value === 'automatic' ? sentenceStart(t(bindingChoiceWords[reason.binding])) : undefined)}
        wish={(binding) => ({ binding })}
      />
      {resolved.binding === 'coil' && (
        <RadioGroup
          legend={t`Farbe der Spiralbindung`}
          options={coilColours.map((value) => ({ value, label: sentenceStart(t(choiceWords.coilColour[value])) }))}
          value={row.spec.coilColour}
          onValueChange={(coilColour) => choose({ coilColour })}
        />
      )}
      {mayTurn && (
        <SelectField
          label={t(askedNames.bindEdge)}
          hint={
            isRingBound(resolved.binding)
              ? t`Bei Bindung oben blättern Sie wie bei einem Block nach oben um.`
              : t`Oben gebunden klappt das Heft nach oben auf.`
          }
          value={resolved.bindEdge}
          onChange={({ target }) => {
            const bindEdge = bindEdges.find((edge) => edge === target.value);
            if (bindEdge) choose({ bindEdge });
          }}
        >
          {bindEdges.map((edge) => (
            <option key={edge} value={edge}>
              {t(bindEdgeWords[edge])}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}
