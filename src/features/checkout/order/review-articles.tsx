import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { ArticleList } from '#features/cart/article-list.tsx';
import { totalOf } from '#features/cart/cart-sums.ts';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { groupLines } from '#features/cart/group-lines.ts';
import { JobArticleRow } from '#features/cart/job-article.tsx';
import { ProductArticleRow } from '#features/cart/product-article.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EditIcon } from '#ui/icons/edit-icons.tsx';

/** Every article with all that § 312j (2) BGB wants said, nothing folded away (LAW-02); each can be corrected (LAW-03). */
export function ReviewArticles(): ReactElement {
  const { t } = useLingui();
  const articles = groupLines(useAtomValue(cartAtom)?.lineItems ?? []);
  return (
    <ArticleList label={t`Ihre Artikel`}>
      {articles.map((article) => {
        if (article.kind === 'job') {
          const edit = <EditLink jobId={article.id} title={article.lead?.title ?? t`Druckauftrag`} />;
          const total = totalOf(article.lines);
          return <JobArticleRow key={article.id} job={article} total={total} actions={edit} level={3} />;
        }
        const { line } = article;
        if (article.kind === 'promotion') return null;
        return (
          <ProductArticleRow
            key={article.id}
            product={line}
            productId={line.referencedId}
            unitPrice={line.price?.unitPrice ?? 0}
            total={totalOf([line])}
            deliveryTime={line.deliveryInformation?.deliveryTime?.name}
            showQuantity
            actions={<ChangeLink label={line.label} />}
            level={3}
          />
        );
      })}
    </ArticleList>
  );
}

/** Quantities are changed where the cart is. */
function ChangeLink({ label }: { label: string }): ReactElement {
  const { t } = useLingui();
  return (
    <ButtonLink to="/checkout/cart" variant="quiet" size="small" aria-label={t`${label} im Warenkorb ändern`}>
      <EditIcon /> {t`Ändern`}
    </ButtonLink>
  );
}

function EditLink({ jobId, title }: { jobId: string; title: string }): ReactElement {
  const { t } = useLingui();
  return (
    <ButtonLink
      to={`/sheet-configuration-v3?job=${encodeURIComponent(jobId)}`}
      variant="quiet"
      size="small"
      aria-label={t`${title} bearbeiten`}
    >
      <EditIcon /> {t`Bearbeiten`}
    </ButtonLink>
  );
}
