import * as z from 'zod/mini';
import { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { mapOf, orNull, textOr } from './schemas/tolerant.ts';
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

/** One entry of the server's error list. `pointer` names the offending field, such as `/billingAddress/city`. */
export type StoreApiMessage = {
  readonly code: string | null;
  readonly title: string;
  readonly detail: string;
  readonly pointer: string | null;
  readonly parameters: Readonly<Record<string, unknown>>;
};

/**
 * A call the shop refused or that never reached it (specification section 8).
 * `statusCode` is the answer's status, 408 for a timeout, 0 without a network, otherwise 500.
 */
export class StoreApiError extends Error {
  override readonly name = 'StoreApiError';
  readonly statusCode: number;
  readonly messages: readonly StoreApiMessage[];

  constructor(statusCode: number, messages: readonly StoreApiMessage[], options?: ErrorOptions) {
    super(messages.map((message) => message.detail).join('\n'), options);
    this.statusCode = statusCode;
    this.messages = messages;
  }
}

/** Whether the shop answered with one of these statuses. */
export function hasStatus(error: unknown, ...statusCodes: readonly number[]): error is StoreApiError {
  return error instanceof StoreApiError && statusCodes.includes(error.statusCode);
}

/** Whether the shop's error list holds this code, such as `CHECKOUT__CUSTOMER_NOT_LOGGED_IN`. */
export function hasCode(error: unknown, code: string): error is StoreApiError {
  return error instanceof StoreApiError && error.messages.some((message) => message.code === code);
}

/** Seconds the shop asks to wait after too many attempts (429); it sends no Retry-After header. */
export function secondsToWait(error: StoreApiError): number | null {
  const seconds = error.messages.map((message) => message.parameters['seconds']).find((value) => value !== undefined);
  return typeof seconds === 'number' ? seconds : null;
}

/**
 * Normalises whatever a call threw. An aborted call and an answer nobody could read stay what they are.
 * The rule is that of specification section 8.
 */
export function toStoreApiError(error: unknown, timeoutMs: number): unknown {
  if (error instanceof StoreApiError || error instanceof UnreadableAnswerError || isAbort(error)) return error;
  if (isHTTPError(error)) {
    const { status, statusText } = error.response;
    return new StoreApiError(status, messagesOf(status, error.data, statusText || error.message), { cause: error });
  }
  if (isTimeoutError(error)) return withText(408, `timeout of ${timeoutMs}ms exceeded`, error);
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
