import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { maxCopies } from '#print/spec/job-choices.ts';
import type { ShownPrice } from '../price/job-price.ts';

interface CopiesFieldProps {
  price: ShownPrice;
  onChange: (copies: number) => void;
}

/** How many copies; says when more of them cost less (CFG-31). */
export function CopiesField({ price: { copies, cheaper, totalCents }, onChange }: CopiesFieldProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <>
      <NumberField
        label={t`Exemplare`}
        value={copies}
        min={1}
        max={maxCopies}
        decreaseLabel={t`Ein Exemplar weniger`}
        increaseLabel={t`Ein Exemplar mehr`}
        onValueChange={onChange}
      />
      {cheaper && (
        <CheaperHint
          more={cheaper.copies}
          then={formats.price(cheaper.totalCents / 100)}
          now={formats.price(totalCents / 100)}
          onTake={onChange}
        />
      )}
    </>
  );
}

interface CheaperHintProps {
  more: number;
  then: string;
  now: string;
  onTake: (copies: number) => void;
}

function CheaperHint(props: CheaperHintProps): ReactElement {
  const { t } = useLingui();
  const { more, then, now, onTake } = props;
  return (
    <Notice
      tone="success"
      title={t`Mehr Exemplare, weniger Geld`}
      actions={
        <Button size="small" variant="secondary" onClick={() => onTake(more)}>
          {t`${plural(more, { one: '# Exemplar nehmen', other: '# Exemplare nehmen' })}`}
        </Button>
      }
    >
      {t`${more} Exemplare kosten ${then} statt ${now}.`}
    </Notice>
  );
}
