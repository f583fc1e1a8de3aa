import { isJsonList, isJsonObject, type JsonValue, textOf } from '#shop/base/json.ts';
import { recordedAccessKey, recordedOrigin } from '../replay.ts';

interface Subject {
  fetch(request: Request): Promise<Response>;
}

export interface RawCall {
  readonly path: string;
  readonly method?: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when the answer is no JSON. */
  readonly json: JsonValue | undefined;
}

/** Sends a call exactly as given, with the storefront's key and as JSON unless the headers say otherwise. */
export async function sendRaw(subject: Subject, { path, method = 'POST', body, headers }: RawCall): Promise<RawAnswer> {
  const response = await subject.fetch(
    new Request(`${recordedOrigin}/store-api${path}`, {
      method,
      headers: { 'sw-access-key': recordedAccessKey, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body }),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parsed(text) };
}

function parsed(text: string): JsonValue | undefined {
  try {
    const value: JsonValue = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Codes of an answer's errors, in their order. */
export function errorCodes({ json }: RawAnswer): readonly string[] {
  const errors = isJsonObject(json) ? json['errors'] : undefined;
  return isJsonList(errors) ? errors.filter(isJsonObject).map((error) => textOf(error['code'])) : [];
}

/** Pointers of an answer's errors; empty texts where an error has none. */
export function errorPointers({ json }: RawAnswer): readonly string[] {
  const errors = isJsonObject(json) ? json['errors'] : undefined;
  const sources = isJsonList(errors) ? errors.filter(isJsonObject).map((error) => error['source'] ?? null) : [];
  return sources.map((source) => (isJsonObject(source) ? textOf(source['pointer']) : ''));
}

/** Unknown associations and fields that are not for clients are 500 in the real shop too (Store API sheet, errors). */
const documentedCrashes: ReadonlySet<string> = new Set([
  'FRAMEWORK__ASSOCIATION_NOT_FOUND',
  'FRAMEWORK__ACCESSOR_NOT_ALLOWED',
  'FRAMEWORK__API_INVALID_ACCESS_KEY',
]);

/** Traces of the machine: source files, stack traces, the database's own words. */
const leak =
  /\.tsx?\b|\n\s+at |node:|node_modules|file:\/\/|SQLITE|syntax error|SELECT |\/(?:home|usr|tmp|var|work|srv)\//;

function isProperError(error: JsonValue, status: number): boolean {
  return (
    isJsonObject(error) &&
    error['status'] === String(status) &&
    (error['code'] === null || typeof error['code'] === 'string') &&
    typeof error['title'] === 'string' &&
    typeof error['detail'] === 'string'
  );
}

function isProperBody({ status, json }: RawAnswer): boolean {
  if (status < 400) return isJsonList(json) || (isJsonObject(json) && typeof json['apiAlias'] === 'string');
  const errors = isJsonObject(json) ? json['errors'] : undefined;
  return isJsonList(errors) && errors.length > 0 && errors.every((error) => isProperError(error, status));
}

/** What is improper about an answer to any request, in words; empty when it is one the real shop could have given. */
export function improprieties(answer: RawAnswer): readonly string[] {
  const { status, text } = answer;
  const isDocumented = errorCodes(answer).every((code) => documentedCrashes.has(code));
  return [
    ...(status >= 500 && !isDocumented ? [`status ${status}: ${text.slice(0, 300)}`] : []),
    ...(isProperBody(answer) ? [] : [`neither a result nor errors: ${status} ${text.slice(0, 300)}`]),
    ...(status >= 400 && leak.test(text) ? [`speaks of the machine: ${text.slice(0, 300)}`] : []),
  ];
}
