import { keptReviewOf, reviewIntent } from '#offline/intents/product-review.ts';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { NewReview } from '#store-api/catalogue/product-reviews.ts';

/** Reviews of a product. */
export const waitingReview = (productId: string): WaitingForm<NewReview> => ({
  kind: reviewIntent,
  isOfForm: (intent) => keptReviewOf(intent)?.productId === productId,
  make: (review) => ({ subject: review.title, data: { productId, review } }),
  read: (intent) => keptReviewOf(intent)?.review,
});
