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
import { WriteReview } from './write-review.tsx';
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
          <RatingMatrix matrix={first.ratingMatrix} />
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
      <WriteReview productId={productId} />
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

/** How many gave how many stars, where the shop tells: what it sends with content pages has no counts. */
function RatingMatrix({ matrix }: { matrix: ReviewPage['ratingMatrix'] }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  if (matrix.length === 0) return null;
  const most = Math.max(1, ...matrix.map(({ count }) => count));
  return (
    <ul className={styles['matrix']} aria-label={t`Verteilung der Bewertungen`}>
      {[5, 4, 3, 2, 1].map((points) => {
        const count = matrix.find((row) => row.points === points)?.count ?? 0;
        return (
          <li key={points}>
            <span>{t`${plural(points, { one: '# Stern', other: '# Sterne' })}`}</span>
            <span className={styles['bar']} aria-hidden="true">
              <span style={{ inlineSize: `${(100 * count) / most}%` }} />
            </span>
            <span>{formats.number(count)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ReviewItem({ review }: { review: Review }): ReactElement {
  const formats = useFormats();
  const language = useOtherLanguage(review.languageId);
  const { title, content, points, createdAt } = review;
  return (
    <li className={styles['review']}>
      <h3 className={styles['title']} lang={language?.code}>
        {title}
      </h3>
      <p className={styles['facts']}>
        <Rating points={points} /> {createdAt && <time dateTime={createdAt}>{formats.date(createdAt)}</time>}
        {language && `, ${language.name}`}
      </p>
      <p className={styles['text']} lang={language?.code}>
        {content}
      </p>
    </li>
  );
}

/** The language of a review that is not the page's: its code, and its name in the page's language. */
function useOtherLanguage(languageId: string | null): { code: string; name: string } | null {
  const { languageIds, locale } = useShell();
  const found = Object.entries(languageIds).find(([, id]) => id === languageId)?.[0];
  if (found === undefined || found === locale) return null;
  const code = found.slice(0, 2);
  return { code, name: new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code };
}

interface ReviewsInHand {
  /** The page they began with. */
  of: ReviewPage;
  reviews: ReviewPage['reviews'];
  page: number;
  phase: 'resting' | 'loading' | 'failed';
}

/** Pages of reviews, one after the other, for the product on show. */
function useReviews(productId: string, first: ReviewPage) {
  const { api } = useShell();
  const fresh: ReviewsInHand = { of: first, reviews: first.reviews, page: 1, phase: 'resting' };
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
