import { isHTTPError, isNetworkError } from 'ky';
import { messagesOf, textMessage } from './error-messages.ts';
import { StoreApiError } from './store-api-error.ts';
import { UnreadableAnswerError } from './unreadable-answer-error.ts';

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

function withText(statusCode: number, text: string, cause: unknown): StoreApiError {
  return new StoreApiError(statusCode, [textMessage(text)], { cause });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
