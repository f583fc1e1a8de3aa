import * as z from 'zod/mini';
import type { ShopLine, StoreApiCall } from './store-api-call.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

/**
 * Makes a call and reads its answer.
 *
 * @throws {StoreApiError} when the shop refuses or cannot be reached.
 * @throws {UnreadableAnswerError} when the answer does not fit the schema.
 */
export async function ask<Schema extends z.ZodMiniType>(
  api: ShopLine,
  call: StoreApiCall,
  schema: Schema,
): Promise<z.infer<Schema>> {
  return (await askWithAnswer(api, call, schema)).value;
}

/** Like {@link ask}, together with the answer as the shop gave it. */
export async function askWithAnswer<Schema extends z.ZodMiniType>(
  api: ShopLine,
  call: StoreApiCall,
  schema: Schema,
): Promise<{ value: z.infer<Schema>; answer: unknown }> {
  const answer = await api.send(call);
  const parsed = z.safeParse(schema, answer);
  if (!parsed.success)
    throw new UnreadableAnswerError(call.path, z.prettifyError(parsed.error), { cause: parsed.error });
  return { value: parsed.data, answer };
}
