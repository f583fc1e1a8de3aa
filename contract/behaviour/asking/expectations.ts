import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { Unmet } from './findings.ts';
import type { Answer } from './client.ts';

const storeApiError = z.object({
  status: z.string(),
  code: z.nullable(z.string()),
  title: z.string(),
  detail: z.optional(z.nullable(z.string())),
  source: z.optional(z.object({ pointer: z.optional(z.nullable(z.string())) })),
});
const errorAnswer = z.object({ errors: z.array(storeApiError).check(z.minLength(1)) });

export type StoreApiError = z.infer<typeof storeApiError>;

const longestShown = 300;

/** @throws {Unmet} unless it holds; `got` tells what was there instead */
export function expectThat(holds: boolean, expected: string, got: unknown): asserts holds {
  if (!holds) throw new Unmet('answer', expected, shown(got));
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? String(value));
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** @throws {Unmet} unless both are deeply equal */
export function expectSame(what: string, got: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(got, expected)) throw new Unmet(what, shown(expected), shown(got));
}

/** Amounts of money, equal to half a cent. */
export function expectAmount(what: string, got: number, expected: number): void {
  if (Math.abs(got - expected) > 0.005) throw new Unmet(what, expected.toFixed(2), String(got));
}

/** @throws {Unmet} unless the status is one of these */
export function expectStatus(answer: Answer, ...statuses: readonly number[]): Answer {
  if (!statuses.includes(answer.status)) throw new Unmet(answer.call, statuses.join(' or '), summary(answer));
  return answer;
}

/** Status and, for an error, what the shop says about it. */
function summary({ status, body, text }: Answer): string {
  const errors = errorAnswer.safeParse(body);
  if (!errors.success) return status < 400 ? String(status) : `${status} ${shown(text)}`;
  const said = errors.data.errors.map(({ code, detail, source }) =>
    [code, source?.pointer, detail].filter((part) => typeof part === 'string').join(' '),
  );
  return `${status} ${said.join('; ').slice(0, longestShown)}`;
}

/** The parsed body of a successful answer. */
export function read<Value>(answer: Answer, schema: z.ZodMiniType<Value>): Value {
  if (answer.status >= 300) throw new Unmet(answer.call, 'success', summary(answer));
  const result = schema.safeParse(answer.body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Unmet(answer.call, `a readable answer`, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/** The errors of a refused call, in the Store API's shape: status as text and equal to the answer's. */
export function readErrors(answer: Answer): readonly StoreApiError[] {
  const result = errorAnswer.safeParse(answer.body);
  if (!result.success) throw new Unmet(answer.call, 'a list of errors', summary(answer));
  return result.data.errors;
}

export interface ExpectedError {
  readonly status: number;
  readonly code: string;
  readonly pointer?: string;
}

/** @throws {Unmet} unless the call was refused with this status and one of its errors has this code (and place) */
export function expectError(answer: Answer, { status, code, pointer }: ExpectedError): void {
  expectStatus(answer, status);
  const errors = readErrors(answer);
  const found = errors.some(
    (error) => error.code === code && (pointer === undefined || error.source?.pointer === pointer),
  );
  if (!found) throw new Unmet(answer.call, [status, code, pointer].filter(Boolean).join(' '), summary(answer));
}
