import type { ReactElement, ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { sentenceStart } from '#platform/i18n/sentence-start.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { RadioCardGroup } from '#ui/fields/radio-card-group.tsx';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import { limitWords } from './limit-words.ts';
import { useOptions } from './option-context.ts';
import type { LimitedGroup } from './option-limit-of.ts';

interface ChoiceCardsProps<Value extends string> {
  legend: string;
  /** Leaves the legend to screen readers where a heading says the same. */
  legendHidden?: boolean;
  values: readonly Value[];
  value: Value;
  words: Readonly<Record<Value, MessageDescriptor>>;
  help: Readonly<Record<Value, MessageDescriptor>>;
  /** The options whose limits apply. */
  limited?: LimitedGroup;
  renderPicture?: (value: Value) => ReactNode;
  mark?: (value: Value) => ReactNode;
  layout?: 'pictures' | 'lines';
  wish: (value: Value) => Partial<PrintJobSpec>;
}

/** One choice as cards: name, help, price difference; what cannot be had says why (CFG-03, CFG-04). */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>): ReactElement {
  const {
    legend,
    legendHidden = false,
    values,
    value,
    words,
    help,
    limited,
    renderPicture,
    mark,
    layout = 'pictures',
    wish,
  } = props;
  const { t } = useLingui();
  const { limitOf, priceOf, choose } = useOptions();
  const options = values.map((each) => {
    const limit = limited && limitOf(limited, each);
    const price = limit || each === value ? undefined : priceOf(wish(each));
    return {
      value: each,
      label: sentenceStart(t(words[each])),
      description: limit ? t(limitWords(limit)) : t(help[each]),
      disabled: limit !== undefined && each !== value,
      picture: renderPicture?.(each),
      mark: mark?.(each),
      price,
    };
  });
  return (
    <RadioCardGroup
      legend={legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      options={options}
      value={value}
      onValueChange={(chosen) => choose(wish(chosen))}
      layout={layout}
    />
  );
}
