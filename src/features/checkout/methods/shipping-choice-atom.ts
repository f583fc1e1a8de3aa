import * as z from 'zod/mini';
import { persistedAtom } from '#platform/persistence/persisted-atom.ts';

const choiceSchema = z.object({
  /** The method chosen by hand; null while the cheapest is chosen by itself. */
  methodId: z.nullable(z.string()),
  /** Whether a choice by hand had to give way because it was not possible any more; until the next choice. */
  wasReplaced: z.boolean(),
});

type ShippingChoice = z.infer<typeof choiceSchema>;

export const noShippingChoice: ShippingChoice = { methodId: null, wasReplaced: false };

/** What the shopper chose for this cart. Emptied with the order. */
export const shippingChoiceAtom = persistedAtom<ShippingChoice>('shipping-choice', choiceSchema, noShippingChoice);
