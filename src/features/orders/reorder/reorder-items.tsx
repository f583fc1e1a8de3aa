import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { maxCopies } from '#print/spec/job-choices.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';

import type { ReorderArticle, ReorderItem } from './plan-reorder.ts';

interface ReorderItemsProps {
  articles: readonly ReorderArticle[];
  wishes: ReadonlyMap<string, number>;
  onWish: (key: string, quantity: number) => void;
}

/** How much of everything; of a print job with parts each part has a number of its own. */
export function ReorderItems({ articles, wishes, onWish }: ReorderItemsProps): ReactElement {
  return (
    <Stack gap={3}>
      {articles.map((article) => (
        <Article key={article.key} article={article} wishes={wishes} onWish={onWish} />
      ))}
    </Stack>
  );
}

function Article({ article, wishes, onWish }: Omit<ReorderItemsProps, 'articles'> & { article: ReorderArticle }) {
  const { t } = useLingui();
  const { name, items, isPrinted } = article;
  if (items.length === 0) {
    return (
      <Notice>
        {isPrinted
          ? t`${name} lässt sich nicht erneut bestellen: Die Dateien liegen nicht mehr bei uns.`
          : t`${name} gibt es nicht mehr.`}
      </Notice>
    );
  }
  const fields = items.map((item) => (
    <Quantity
      key={item.key}
      item={item}
      unit={isPrinted ? t`Exemplare` : undefined}
      value={wishes.get(item.key) ?? 0}
      onValueChange={(quantity) => onWish(item.key, quantity)}
    />
  ));
  if (items.length === 1) return <>{fields}</>;
  return (
    <Stack as="section" gap={2} aria-label={name}>
      <h3>{name}</h3>
      {fields}
    </Stack>
  );
}

interface QuantityProps {
  item: ReorderItem;
  /** What is counted, where the name does not say it. */
  unit: string | undefined;
  value: number;
  onValueChange: (value: number) => void;
}

function Quantity({ item: { name }, unit, ...range }: QuantityProps): ReactElement {
  const { t } = useLingui();
  return (
    <NumberField
      label={name}
      min={0}
      {...(unit !== undefined && { labelNote: unit, max: maxCopies })}
      decreaseLabel={t`Weniger von ${name}`}
      increaseLabel={t`Mehr von ${name}`}
      {...range}
    />
  );
}
