import * as z from 'zod/mini';
import type { Intent } from '#offline/intents/intent.ts';
import type { Cart } from '#store-api/schemas/cart.ts';

/** A product that is to go into the cart. */
const additionSchema = z.object({
  productId: z.string(),
  quantity: z.number(),
  /** Pieces of it in the cart when it was last tried, or made. */
  before: z.number(),
  /** Whether it was sent, and nobody knows what became of it. */
  isTried: z.boolean(),
});

const quantitySchema = z.object({ lineId: z.string(), quantity: z.number() });

const removalSchema = z.object({ lineIds: z.array(z.string()) });

const codeSchema = z.object({ code: z.string() });

/** A print job as it shall lie in the cart: all its lines are one change. */
const jobSchema = z.object({
  jobId: z.string(),
  /** Whether it lies there already, and is made another number of times only. */
  isThere: z.boolean(),
  lines: z.array(
    z.object({
      id: z.string(),
      productId: z.string(),
      productNumber: z.string(),
      quantity: z.number(),
      payload: z.record(z.string(), z.unknown()),
      label: z.string(),
      unitPrice: z.number(),
    }),
  ),
  /** What the shop asks for it, once it lies there. */
  cost: z.optional(z.object({ cents: z.number(), currency: z.string() })),
});

export type JobWish = z.infer<typeof jobSchema>;

/** A print job on its way into the cart. */
export type WishedJob = Omit<JobWish, 'cost'> & { readonly title: string };

export type Addition = z.infer<typeof additionSchema>;

/** How changes of the cart are called among those that wait. */
export const cartIntentKinds = ['cart-add', 'cart-quantity', 'cart-remove', 'cart-code', 'cart-job'] as const;

/** Changes of the cart that wait for the shop. */
export type CartIntent =
  | { readonly kind: 'cart-add'; readonly data: Addition }
  | { readonly kind: 'cart-quantity'; readonly data: z.infer<typeof quantitySchema> }
  | { readonly kind: 'cart-remove'; readonly data: z.infer<typeof removalSchema> }
  | { readonly kind: 'cart-code'; readonly data: z.infer<typeof codeSchema> }
  | { readonly kind: 'cart-job'; readonly data: JobWish };

/** Undefined for changes of something else, and for what cannot be read. */
export function cartIntentOf({ kind, data }: Pick<Intent, 'kind' | 'data'>): CartIntent | undefined {
  if (kind === 'cart-add') return withData(kind, additionSchema.safeParse(data).data);
  if (kind === 'cart-quantity') return withData(kind, quantitySchema.safeParse(data).data);
  if (kind === 'cart-code') return withData(kind, codeSchema.safeParse(data).data);
  if (kind === 'cart-job') return withData(kind, jobSchema.safeParse(data).data);
  return kind === 'cart-remove' ? withData(kind, removalSchema.safeParse(data).data) : undefined;
}

function withData<Kind extends CartIntent['kind'], Data>(kind: Kind, data: Data | undefined) {
  return data === undefined ? undefined : { kind, data };
}

/** Whether a change redeems this code; the shop makes no difference between capitals and small letters. */
export function isAboutCode(intent: Pick<Intent, 'kind' | 'data'>, code: string): boolean {
  const wished = cartIntentOf(intent);
  return wished?.kind === 'cart-code' && wished.data.code.toLowerCase() === code.toLowerCase();
}

/** Whether a change becomes meaningless by what is done to lines now. */
export function isAboutLines(intent: Pick<Intent, 'kind' | 'data'>, lineIds: readonly string[]): boolean {
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-quantity') return lineIds.includes(wished.data.lineId);
  return wished?.kind === 'cart-remove' && wished.data.lineIds.every((id) => lineIds.includes(id));
}

/** Whether a change says how a print job shall be. */
export function isAboutJob(intent: Pick<Intent, 'kind' | 'data'>, jobId: string): boolean {
  const wished = cartIntentOf(intent);
  return wished?.kind === 'cart-job' && wished.data.jobId === jobId;
}

/** What a job costs at the prices it was kept with, in cents. */
export const estimatedCents = ({ lines }: JobWish): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + Math.round(unitPrice * 100) * quantity, 0);

/** The quantities lines shall have; 0: they are to go. Later wishes count more. */
export function intendedQuantities(intents: readonly Intent[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const intent of intents) {
    const wished = intent.problem === null ? cartIntentOf(intent) : undefined;
    if (wished?.kind === 'cart-quantity') quantities.set(wished.data.lineId, wished.data.quantity);
    if (wished?.kind === 'cart-remove') for (const id of wished.data.lineIds) quantities.set(id, 0);
  }
  return quantities;
}

/** Pieces of a product that no print job needs. */
export function piecesIn(cart: Cart | null, productId: string): number {
  return cart?.lineItems.find(({ id }) => id === productId)?.quantity ?? 0;
}
