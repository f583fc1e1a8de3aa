import * as z from 'zod/mini';
import { listReviews, saveReview } from '#store-api/catalogue/product-reviews.ts';
import type { ShopLine } from '#store-api/store-api-call.ts';
import type { Intent, IntentProblem } from './intent.ts';

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

/** The shop takes a second one too, and the answer to an earlier try may have been lost: it is looked for first. @throws {StoreApiError} */
export async function sendKeptReview(shop: ShopLine, intent: Intent): Promise<IntentProblem | null> {
  const kept = keptReviewOf(intent);
  if (!kept) return 'refused';
  const { productId, review } = kept;
  const { reviews } = await listReviews(shop, productId);
  const isThere = reviews.some(({ title, content }) => title === review.title && content === review.content);
  if (!isThere) await saveReview(shop, productId, review);
  return null;
}
