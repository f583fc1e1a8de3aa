import { useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { ArticleList, articleRowId } from './article-list.tsx';
import { attemptCartChangeAtom } from './cart-action.ts';
import { CartArticleRow } from './articles/cart-article-row.tsx';
import { groupLines, type Article, type ProductArticle } from './group-lines.ts';
import { JobActions } from './articles/job-actions.tsx';
import type { ChangeJobCopies } from './job-lines.ts';
import { ProductActions } from './articles/product-actions.tsx';
import { RemoveButton } from './articles/remove-button.tsx';
import { takeOutAtom } from './articles/changing-lines.ts';
import { shownLinesAtom, unpricedLinesAtom } from './shown-lines-atoms.ts';

interface CartArticlesProps {
  /** Makes a print job another number of times; only the configurator can work that out. */
  changeJobCopies: ChangeJobCopies;
}

/** Everything in the cart, changeable. */
export function CartArticles({ changeJobCopies }: CartArticlesProps): ReactElement {
  const { t } = useLingui();
  const articles = groupLines(useAtomValue(shownLinesAtom));
  const takeOut = useTakeOut(articles);
  return (
    <ArticleList label={t`Artikel im Warenkorb`}>
      {articles.map((article) => (
        <CartArticle
          key={article.id}
          article={article}
          changeJobCopies={changeJobCopies}
          onTakeOut={() => takeOut(article)}
        />
      ))}
    </ArticleList>
  );
}

interface CartArticleProps extends CartArticlesProps {
  article: Article<LineItem>;
  onTakeOut: () => void;
}

function CartArticle({ article, changeJobCopies, onTakeOut }: CartArticleProps): ReactElement {
  const unpriced = useAtomValue(unpricedLinesAtom);
  const [copies, setCopies] = useState<number>();
  return (
    <CartArticleRow
      article={article}
      unpriced={copies !== undefined || unpriced.has(article.id)}
      actions={
        article.kind === 'job' ? (
          <JobActions
            job={article}
            changeJobCopies={changeJobCopies}
            onTakeOut={onTakeOut}
            wished={copies}
            onWish={setCopies}
          />
        ) : (
          <LineActions article={article} onTakeOut={onTakeOut} />
        )
      }
    />
  );
}

interface LineActionsProps {
  article: ProductArticle<LineItem>;
  onTakeOut: () => void;
}

function LineActions({ article: { kind, line }, onTakeOut }: LineActionsProps): ReactNode {
  if (kind === 'product') return <ProductActions line={line} onTakeOut={onTakeOut} />;
  return line.removable && <RemoveButton name={line.label} onRemove={onTakeOut} />;
}

/** Takes an article out and leads the focus to its neighbour, or to the page's heading when there is none (A11Y-24). */
function useTakeOut(articles: readonly Article<LineItem>[]): (article: Article<LineItem>) => void {
  const { t } = useLingui();
  const takeOut = useSetAtom(takeOutAtom);
  const attempt = useSetAtom(attemptCartChangeAtom);
  const notify = useSetAtom(notifyAtom);
  return (article) => {
    const index = articles.indexOf(article);
    const neighbour = articles[index + 1] ?? articles[index - 1];
    const target = neighbour ? document.getElementById(articleRowId(neighbour.id)) : document.querySelector('main h1');
    if (target instanceof HTMLElement) target.focus();
    const ids = article.kind === 'job' ? article.lines.map(({ id }) => id) : [article.line.id];
    const name = nameOf(article) ?? t`Druckauftrag`;
    void attempt(() => takeOut(ids)).then((done) => {
      if (done) notify({ type: 'success', message: t`„${name}“ wurde entfernt.` });
    });
  };
}

function nameOf(article: Article<LineItem>): string | undefined {
  return article.kind === 'job' ? article.lead?.title : article.line.label;
}
