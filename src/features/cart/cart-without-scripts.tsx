import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { ArticleList, articleRowId } from './article-list.tsx';
import { LineForms, RemoveForm } from './articles/line-forms.tsx';
import { PromotionArticleRow } from './articles/promotion-article.tsx';
import { totalOf } from './cart-sums.ts';
import { groupLines, type Article } from './group-lines.ts';
import { JobArticleRow } from './job-article.tsx';
import { ProductArticleRow } from './product-article.tsx';
import { CartCorrections } from './state/cart-corrections.tsx';

/** What the shop says of a cart and what lies in it; all but print jobs can be changed by forms. */
export function CartWithoutScripts({ cart }: { cart: Pick<Cart, 'lineItems' | 'errors'> }): ReactElement {
  const { t } = useLingui();
  const articles = groupLines(cart.lineItems);
  return (
    <>
      <CartCorrections errors={cart.errors} />
      <ArticleList label={t`Artikel im Warenkorb`}>
        {articles.map((article) => (
          <ArticleOfCart key={article.id} article={article} />
        ))}
      </ArticleList>
      {articles.some(({ kind }) => kind === 'job') && (
        <p>{t`Druckaufträge ändern und entfernen Sie mit JavaScript: Ihr Browser rechnet aus, woraus sie bestehen.`}</p>
      )}
    </>
  );
}

function ArticleOfCart({ article }: { article: Article<LineItem> }): ReactElement {
  if (article.kind === 'job') return <JobArticleRow job={article} total={totalOf(article.lines)} />;
  const { line } = article;
  const total = totalOf([line]);
  if (article.kind === 'promotion')
    return (
      <PromotionArticleRow
        id={articleRowId(line.id)}
        name={line.label}
        code={line.promotionCode}
        total={total}
        actions={line.removable && <RemoveForm line={line} />}
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
      actions={<LineForms line={line} />}
    />
  );
}
