import * as z from 'zod/mini';

/**
 * Why something could not come about as it was wished. `gone`: it is not to be had any more; `less`: not in that number; `refused`: the
 * shop did not take it.
 */
export type IntentProblem = 'gone' | 'less' | 'refused';

const intentSchema = z.object({
  /** Names who sends it. */
  kind: z.string(),
  /** What it is about, as the shopper knows it. */
  subject: z.string(),
  /** Whose it is; null: of whoever uses this browser without an account. */
  customer: z.nullable(z.string()),
  /**
   * Set once the shop has answered that it cannot be; it is told until somebody has read it, and not sent again. `edited`: somebody
   * took it to put it right, and it was not sent anew yet. `arrived`: it came about while no page was there; the next one says so.
   */
  problem: z.nullable(z.enum(['gone', 'less', 'refused', 'edited', 'arrived'])),
  /** Whether no page was there to say that it could not come about. */
  isUntold: z.optional(z.boolean()),
  /** Milliseconds since 1970; earlier versions did not note it. */
  madeAt: z.optional(z.number()),
  /** Read by whoever sends it. */
  data: z.unknown(),
});

/** A change that was wished while the shop could not be asked. */
export type Intent = Readonly<z.infer<typeof intentSchema>>;

export type ListedIntent = Intent & { readonly id: string };

/** Undefined for what is none. */
export function readIntent(value: unknown): Intent | undefined {
  return intentSchema.safeParse(value).data;
}

/** Why the shop did not let it come about; null for what it has not answered to yet, or has taken. */
export function intentProblemOf({ problem }: Pick<Intent, 'problem'>): IntentProblem | null {
  return problem === 'edited' || problem === 'arrived' ? null : problem;
}
