import { useState, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { useShell } from '#platform/session/shell.ts';
import type { ReviewPage } from '#store-api/catalogue/product-reviews.ts';
import type { Review } from '#store-api/schemas/review.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Rating } from './rating.tsx';
import styles from './product-reviews.module.css';

interface ProductReviewsProps {
  productId: string;
  first: ReviewPage;
  average: number | null;
}

/** What customers wrote, with the average, and how far reviews can be trusted (§ 5b (3) UWG, LAW-22). */
export function ProductReviews({ productId, first, average }: ProductReviewsProps): ReactElement {
  const { t } = useLingui();
  const { reviews, phase, loadMore } = useReviews(productId, first);
  return (
    <Section id="reviews" heading={t`Bewertungen`}>
      {first.total === 0 ? (
        <p>{t`Zu diesem Artikel hat noch niemand etwas geschrieben.`}</p>
      ) : (
        <>
          {average !== null && <Average points={average} count={first.total} />}
          <ul className={styles['reviews']}>
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
      {phase === 'failed' && (
        <Notice tone="danger" role="alert">{t`Weitere Bewertungen konnten nicht geladen werden.`}</Notice>
      )}
      {reviews.length < first.total && (
        <Button variant="secondary" busy={phase === 'loading'} onClick={loadMore}>
          {t`Mehr Bewertungen laden`}
        </Button>
      )}
      <p className={styles['trust']}>
        {t`Bewerten können nur Kundinnen und Kunden mit Konto. Wir veröffentlichen gute wie schlechte Bewertungen; ob der Artikel bei uns gekauft wurde, prüfen wir nicht in jedem Fall.`}
      </p>
    </Section>
  );
}

function Average({ points, count }: { points: number; count: number }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const mean = formats.number(Math.round(points * 10) / 10);
  return (
    <p className={styles['average']}>
      <Rating points={points} /> {t`${mean} von 5, ${plural(count, { one: '# Bewertung', other: '# Bewertungen' })}`}
    </p>
  );
}

function ReviewItem({ review }: { review: Review }): ReactElement {
  const formats = useFormats();
  const { title, content, points, createdAt } = review;
  return (
    <li className={styles['review']}>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['facts']}>
        <Rating points={points} /> {createdAt && <time dateTime={createdAt}>{formats.date(createdAt)}</time>}
      </p>
      <p className={styles['text']}>{content}</p>
    </li>
  );
}

/** Pages of reviews, one after the other, for the product on show. */
function useReviews(productId: string, first: ReviewPage) {
  const { api } = useShell();
  const fresh = { of: first, reviews: first.reviews, page: 1, phase: 'resting' as 'resting' | 'loading' | 'failed' };
  const [kept, setKept] = useState(fresh);
  const shown = kept.of === first ? kept : fresh;
  const load = async (): Promise<void> => {
    setKept({ ...shown, phase: 'loading' });
    try {
      const { listReviews } = await import('#store-api/catalogue/product-reviews.ts');
      const next = await listReviews(api, productId, { page: shown.page + 1 });
      setKept({ of: first, reviews: [...shown.reviews, ...next.reviews], page: shown.page + 1, phase: 'resting' });
    } catch {
      setKept({ ...shown, phase: 'failed' });
    }
  };
  return { reviews: shown.reviews, phase: shown.phase, loadMore: () => void load() };
}
