import * as z from 'zod/mini';
import type { StoreApi } from './store-api.ts';
import type { StoreApiCall } from './store-api-call.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

/**
 * Makes a call and reads its answer.
 *
 * @throws {StoreApiError} when the shop refuses or cannot be reached.
 * @throws {UnreadableAnswerError} when the answer does not fit the schema.
 */
export async function ask<Schema extends z.ZodMiniType>(
  api: StoreApi,
  call: StoreApiCall,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = z.safeParse(schema, await api.send(call));
  if (!parsed.success)
    throw new UnreadableAnswerError(call.path, z.prettifyError(parsed.error), { cause: parsed.error });
  return parsed.data;
}
