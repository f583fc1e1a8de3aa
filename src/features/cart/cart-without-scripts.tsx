import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { ArticleList } from './article-list.tsx';
import { CartArticleRow } from './articles/cart-article-row.tsx';
import { LineForms, RemoveForm } from './articles/line-forms.tsx';
import { groupLines, type Article } from './group-lines.ts';
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
          <CartArticleRow key={article.id} article={article} actions={<FormsOf article={article} />} />
        ))}
      </ArticleList>
      {articles.some(({ kind }) => kind === 'job') && (
        <p>{t`Druckaufträge ändern und entfernen Sie mit JavaScript: Ihr Browser rechnet aus, woraus sie bestehen.`}</p>
      )}
    </>
  );
}

function FormsOf({ article }: { article: Article<LineItem> }): ReactNode {
  if (article.kind === 'job') return null;
  const { kind, line } = article;
  return kind === 'product' ? <LineForms line={line} /> : line.removable && <RemoveForm line={line} />;
}
