import { readdirSync, readFileSync } from 'node:fs';
import { createStoreApi, type StoreApi, type StoreApiOptions } from '#store-api/store-api.ts';
import * as z from 'zod/mini';

const folder = new URL('../../contract/recordings/', import.meta.url);

const recordingSchema = z.object({
  name: z.string(),
  request: z.object({ method: z.string(), path: z.string() }),
  response: z.object({
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.optional(z.unknown()),
  }),
});

/** One exchange with a real Shopware 6.6.7.1. */
export type Recording = z.infer<typeof recordingSchema>;

/** Every numbered exchange, in the order it took place. */
export function allRecordings(): readonly Recording[] {
  return readdirSync(folder)
    .filter((file) => /^\d{3}-/.test(file))
    .toSorted()
    .map(readRecording);
}

/** The exchange with this number, such as `091`. */
export function recorded(number: string): Recording {
  const file = readdirSync(folder).find((name) => name.startsWith(`${number}-`));
  if (file === undefined) throw new Error(`There is no recording ${number}`);
  return readRecording(file);
}

function readRecording(file: string): Recording {
  return recordingSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

/** What the shop said then, as a new answer. */
export function answerOf({ response }: Recording): Response {
  const empty = response.status === 204 || response.body === null || response.body === undefined;
  const { 'content-type': contentType = 'application/json', 'sw-context-token': token } = response.headers;
  const headers = { 'content-type': contentType, ...(token === undefined ? {} : { 'sw-context-token': token }) };
  return new Response(empty ? null : JSON.stringify(response.body), { status: response.status, headers });
}

export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

export interface SentRequest {
  readonly method: string;
  /** With query, below `/store-api/`. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * A client connected to a shop that answers as told: with the same answer every time, or by request. `sent` is what the
 * shop received.
 */
export function shopAnswering(
  answer: Recording | ((request: SentRequest) => Response | Promise<Response>),
  options: Partial<StoreApiOptions> = {},
): { readonly api: StoreApi; readonly sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const path = pathname.replace(/^\/store-api\//, '') + search;
    const received = { method: request.method, path, headers: request.headers, body };
    sent.push(received);
    const answered = typeof answer === 'function' ? answer(received) : answerOf(answer);
    return Promise.race([answered, abandoned(request.signal)]);
  };
  return { api: createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST', fetch, ...options }), sent };
}

function abandoned(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
