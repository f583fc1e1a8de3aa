import * as z from 'zod/mini';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { Intent } from '#platform/intents/intent.ts';
import type { NewReview } from '#store-api/catalogue/product-reviews.ts';

/** How a review is called among what waits. */
export const reviewIntent = 'review';

const keptReviewSchema = z.object({
  productId: z.string(),
  review: z.object({ title: z.string(), content: z.string(), points: z.number() }),
});

/** Undefined for changes of something else, and for what cannot be read. */
export function keptReviewOf({ kind, data }: Pick<Intent, 'kind' | 'data'>) {
  return kind === reviewIntent ? keptReviewSchema.safeParse(data).data : undefined;
}

/** Reviews of a product. */
export const waitingReview = (productId: string): WaitingForm<NewReview> => ({
  kind: reviewIntent,
  isOfForm: (intent) => keptReviewOf(intent)?.productId === productId,
  make: (review) => ({ subject: review.title, data: { productId, review } }),
  read: (intent) => keptReviewOf(intent)?.review,
});
