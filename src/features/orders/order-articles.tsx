import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ArticleList } from '#features/cart/article-list.tsx';
import { totalOf } from '#features/cart/cart-sums.ts';
import { groupLines, type Article } from '#features/cart/group-lines.ts';
import { JobArticleRow } from '#features/cart/job-article.tsx';
import { uploadFolderOf } from '#print/payload/print-job-payload.ts';
import { ProductArticleRow } from '#features/cart/product-article.tsx';
import { OrderDownloads } from './order-downloads.tsx';
import type { OrderLineItem } from '#store-api/schemas/order-line-item.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { FolderIcon } from '#ui/icons/score-icons.tsx';

interface OrderArticlesProps {
  orderId: string;
  lines: readonly OrderLineItem[];
}

/** What was ordered: print jobs as one article each, with the way to their files; downloads with their buttons. */
export function OrderArticles({ orderId, lines }: OrderArticlesProps): ReactElement {
  const { t } = useLingui();
  return (
    <ArticleList label={t`Bestellte Artikel`}>
      {groupLines(lines).map((article) => (
        <OrderArticle key={article.id} orderId={orderId} article={article} />
      ))}
    </ArticleList>
  );
}

interface OrderArticleProps {
  orderId: string;
  article: Article<OrderLineItem>;
}

function OrderArticle({ orderId, article }: OrderArticleProps): ReactElement | null {
  const { t } = useLingui();
  if (article.kind === 'promotion') return null;
  if (article.kind === 'job') {
    const folder = uploadFolderOf(article.lead?.files[0]?.path);
    const files = folder !== undefined && (
      <ButtonLink to={`/download/${folder}`} variant="quiet" size="small">
        <FolderIcon /> {t`Dateien ansehen`}
      </ButtonLink>
    );
    return <JobArticleRow job={article} total={totalOf(article.lines)} actions={files} ordered level={3} />;
  }
  const { line } = article;
  return (
    <ProductArticleRow
      product={line}
      productId={line.productId}
      unitPrice={line.unitPrice}
      total={line.totalPrice}
      showQuantity
      level={3}
      actions={line.downloads.length > 0 && <OrderDownloads orderId={orderId} downloads={line.downloads} />}
    />
  );
}
