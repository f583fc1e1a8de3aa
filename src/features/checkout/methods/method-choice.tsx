import type { ReactElement, ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { shopRefusalText } from '#features/cart/shop-refusal-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { RadioCardGroup } from '#ui/fields/radio-card-group.tsx';
import type { RadioCardChoice } from '#ui/fields/radio-card.tsx';

interface MethodChoiceProps {
  legend: ReactNode;
  /** Undefined until the shop has told them. */
  options: readonly RadioCardChoice<string>[] | undefined;
  /** What is said when there are none. */
  none: string;
  value: string | undefined;
  /** Resolves when the shop has taken the choice. */
  choose: (id: string) => Promise<void>;
}

/** A choice the shop is told at once; there is nothing to apply (UX-07). */
export function MethodChoice({ legend, options, none, value, choose }: MethodChoiceProps): ReactElement {
  const { i18n } = useLingui();
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const change = (id: string): void => {
    setRefusal(null);
    choose(id).catch((error: unknown) => {
      console.error('The choice could not be saved.', error);
      setRefusal(shopRefusalText(error));
    });
  };
  if (!options) return <Skeleton blockSize="8rem" />;
  return (
    <>
      {options.length === 0 && (
        <Notice tone="danger" role="alert">
          {none}
        </Notice>
      )}
      <RadioCardGroup layout="lines" legend={legend} options={options} value={value} onValueChange={change} />
      {refusal && (
        <Notice tone="danger" role="alert">
          {i18n._(refusal)}
        </Notice>
      )}
    </>
  );
}
