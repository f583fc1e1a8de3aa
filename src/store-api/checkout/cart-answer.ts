import { cartSchema, type Cart } from '../schemas/cart.ts';

const answers = new WeakMap<Cart, unknown>();
const carts = new WeakMap<object, Cart>();

/** Notes which answer of the shop a cart was read from. */
export function noteAnswer(cart: Cart, answer: unknown): Cart {
  answers.set(cart, answer);
  if (typeof answer === 'object' && answer !== null) carts.set(answer, cart);
  return cart;
}

/** The shop's own answer a cart was read from: the form in which a cart may be kept. Null for a cart from elsewhere. */
export function answerOfCart(cart: Cart): unknown {
  return answers.get(cart) ?? null;
}

/** Reads an answer that was kept, each once; null when it is none. */
export function cartOfAnswer(answer: unknown): Cart | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const known = carts.get(answer);
  if (known) return known;
  const parsed = cartSchema.safeParse(answer);
  return parsed.success ? noteAnswer(parsed.data, answer) : null;
}

/** What a cart is kept with that the shop's answer does not name: the ISO code of its currency, when it was given (milliseconds since 1970). */
interface KeptMarks {
  currency: string | undefined;
  givenAt: number;
}

/** The same cart with these marks. */
export function markCart(cart: Cart, marks: KeptMarks): Cart {
  const answer = answers.get(cart);
  return answer === undefined ? cart : noteAnswer({ ...cart, ...marks }, Object.assign({}, answer, marks));
}
