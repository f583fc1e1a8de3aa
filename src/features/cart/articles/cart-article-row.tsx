import type { ReactElement, ReactNode } from 'react';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { articleRowId } from '../article-list.tsx';
import { totalOf } from '../cart-sums.ts';
import type { Article } from '../group-lines.ts';
import { JobArticleRow } from '../job-article.tsx';
import { ProductArticleRow } from '../product-article.tsx';
import { PromotionArticleRow } from './promotion-article.tsx';

interface CartArticleRowProps {
  article: Article<LineItem>;
  /** How it can be changed. */
  actions?: ReactNode;
  unpriced?: boolean;
}

/** An article of the cart, with and without scripts. */
export function CartArticleRow({ article, actions, unpriced = false }: CartArticleRowProps): ReactElement {
  if (article.kind === 'job')
    return <JobArticleRow job={article} total={totalOf(article.lines)} unpriced={unpriced} actions={actions} />;
  const { line } = article;
  const total = totalOf([line]);
  if (article.kind === 'promotion')
    return (
      <PromotionArticleRow
        id={articleRowId(line.id)}
        name={line.label}
        code={line.promotionCode}
        total={total}
        actions={actions}
      />
    );
  return (
    <ProductArticleRow
      product={line}
      productId={line.referencedId}
      unitPrice={line.price?.unitPrice ?? 0}
      total={total}
      deliveryTime={line.deliveryInformation?.deliveryTime?.name}
      showQuantity={!line.stackable}
      unpriced={unpriced}
      actions={actions}
    />
  );
}
