import * as z from 'zod/mini';
import { isHTTPError, isNetworkError } from 'ky';
import { mapOf, orNull, textOr } from './schemas/tolerant.ts';
import { StoreApiError, type StoreApiMessage } from './store-api-error.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

const messageSchema = z.object({
  /** `"0"` for plain routing errors, `null` for a confirmation that does not match. */
  code: orNull(z.string()),
  status: textOr(''),
  title: textOr(''),
  /** In the shop's system language, or a snippet key: choose texts by `code` and `source.pointer`, do not show this. */
  detail: textOr(''),
  source: orNull(z.object({ pointer: orNull(z.string()) })),
  meta: orNull(z.object({ parameters: mapOf(z.unknown()) })),
});

const errorAnswerSchema = z.object({ errors: z.array(messageSchema).check(z.minLength(1)) });

/**
 * Normalises whatever a call threw. An aborted call and an answer nobody could read stay what they are.
 * The rule is that of specification section 8.
 */
export function toStoreApiError(error: unknown): unknown {
  if (error instanceof StoreApiError || error instanceof UnreadableAnswerError || isAbort(error)) return error;
  if (isHTTPError(error)) {
    const { status, statusText } = error.response;
    return new StoreApiError(status, messagesOf(status, error.data, statusText || error.message), { cause: error });
  }
  if (isNetworkError(error)) return withText(0, 'Network Error', error);
  return fromText(error);
}

function fromText(error: unknown): StoreApiError {
  const text = error instanceof Error ? error.message : String(error);
  if (text.startsWith('timeout of')) return withText(408, text, error);
  return withText(text === 'Network Error' ? 0 : 500, text, error);
}

function messagesOf(status: number, body: unknown, text: string): readonly StoreApiMessage[] {
  const listed = status === 500 || (status >= 400 && status < 500 && status !== 408);
  const answer = errorAnswerSchema.safeParse(body);
  if (!listed || !answer.success) return [textMessage(text)];
  return answer.data.errors.map(({ code, title, detail, source, meta }) => ({
    code,
    title,
    detail,
    pointer: source?.pointer ?? null,
    parameters: meta?.parameters ?? {},
  }));
}

function withText(statusCode: number, text: string, cause: unknown): StoreApiError {
  return new StoreApiError(statusCode, [textMessage(text)], { cause });
}

function textMessage(detail: string): StoreApiMessage {
  return { code: null, title: '', detail, pointer: null, parameters: {} };
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
