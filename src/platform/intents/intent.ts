import * as z from 'zod/mini';

/**
 * Why something could not come about as it was wished. `gone`: it is not to be had any more; `less`: not in that number; `refused`: the
 * shop did not take it.
 */
export type IntentProblem = 'gone' | 'less' | 'refused';

/** A change that was wished while the shop could not be asked. */
export interface Intent {
  /** Names who sends it. */
  readonly kind: string;
  /** What it is about, as the shopper knows it. */
  readonly subject: string;
  /** Whose it is; null: of whoever uses this browser without an account. */
  readonly customer: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
  /** Set once the shop has answered that it cannot be; it is told until somebody has read it, and not sent again. */
  readonly problem: IntentProblem | null;
  /** Read by whoever sends it. */
  readonly data: unknown;
}

const intentSchema = z.object({
  kind: z.string(),
  subject: z.string(),
  customer: z.nullable(z.string()),
  madeAt: z.string(),
  problem: z.nullable(z.enum(['gone', 'less', 'refused'])),
  data: z.unknown(),
});

/** Undefined for what is none. */
export function readIntent(value: unknown): Intent | undefined {
  return intentSchema.safeParse(value).data;
}
