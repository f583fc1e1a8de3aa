import * as z from 'zod/mini';
import { errorOfAnswer, isPassingStatus } from './error-of-answer.ts';
import type { FileStorage } from '../file-storage.ts';
import { parseJson } from './parse-json.ts';
import { isPage } from './own-answer.ts';
import { isOnPageHost } from './session-address.ts';
import { StorageError } from './storage-error.ts';
import type { TokenAddress } from './token-address.ts';

/** It goes into a header as it is. */
const tokenSchema = z.string().check(z.regex(/^[\x21-\x7e]{1,16384}$/));

const answerSchema = z.object({
  token: z.nullable(tokenSchema),
  appCheckToken: z.optional(z.nullable(tokenSchema)),
  expiresInSeconds: z.optional(z.number().check(z.nonnegative())),
});

type Tokens = z.infer<typeof answerSchema>;

export type TokenSource = Required<Pick<FileStorage, 'token' | 'appCheckToken'>>;

interface SessionEnvironment {
  /** Token of the shop's session, by which the shop knows who asks; undefined: there is no session yet. */
  sessionToken: () => string | undefined | Promise<string | undefined>;
  fetch?: typeof globalThis.fetch;
  now?: () => number;
}

/** Tokens that are about to end are not used any more, and none is asked for more often than every five seconds. */
const reserveSeconds = 60;
const shortestSeconds = 5;

/** How long tokens are used that name no end. */
const usualSeconds = 300;

/**
 * Tokens of whoever is signed in to the shop, from the address its owner named (specification §6). Asked for when they are
 * needed, shared by all who need them, kept until a minute before their end, and never used in another session.
 *
 * Its functions reject with StorageError `busy` or `unreadable-answer`, which may pass, or `unauthenticated`; with what
 * fetch throws when there is no answer.
 */
export function createTokenSource(
  address: TokenAddress,
  { sessionToken, fetch = globalThis.fetch, now = Date.now }: SessionEnvironment,
): TokenSource {
  let kept: { session: string | undefined; tokens: Tokens; until: number } | undefined;
  let asking: { session: string | undefined; tokens: Promise<Tokens> } | undefined;

  const ask = (session: string | undefined): Promise<Tokens> => {
    const begun = now();
    const mine = { session, tokens: askForTokens(address, session, fetch) };
    asking = mine;
    const keep = (tokens: Tokens): void => {
      if (asking === mine) kept = { session, tokens, until: begun + 1000 * secondsToKeep(tokens) };
    };
    const done = (): void => {
      if (asking === mine) asking = undefined;
    };
    mine.tokens = mine.tokens.then((tokens) => (keep(tokens), tokens)).finally(done);
    return mine.tokens;
  };

  const tokensNow = async ({ renew }: { renew: boolean }): Promise<Tokens> => {
    const session = await sessionToken();
    if (asking && asking.session === session) return asking.tokens;
    if (!renew && kept && kept.session === session && now() < kept.until) return kept.tokens;
    return ask(session);
  };

  return {
    token: async (wish) => (await tokensNow(wish)).token ?? undefined,
    appCheckToken: async () => (await tokensNow({ renew: false })).appCheckToken ?? undefined,
  };
}

const secondsToKeep = ({ expiresInSeconds }: Tokens): number =>
  expiresInSeconds === undefined ? usualSeconds : Math.max(shortestSeconds, expiresInSeconds - reserveSeconds);

/** Its own host is as safe as the page; browsers take this machine for safe. */
const isSafe = (url: string): boolean =>
  isOnPageHost(url) || /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])/.test(url);

/** A shop that is slower has a trouble that may pass. */
const answerMs = 15_000;

async function askForTokens(
  { url, accessKey }: TokenAddress,
  session: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Tokens> {
  if (!isSafe(url)) throw new StorageError('invalid-argument', 'Tokens are asked for on safe connections only.');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'sw-access-key': accessKey,
      ...(session === undefined ? {} : { 'sw-context-token': session }),
    },
    credentials: isOnPageHost(url) ? 'include' : 'omit',
    cache: 'no-store',
    // The session's token is for this address only.
    redirect: 'error',
    signal: AbortSignal.timeout(answerMs),
  });
  const { status, headers } = answer;
  const body = await answer.text();
  if (isPassingStatus(status)) throw errorOfAnswer({ status, headers, body });
  // Something on the way to the shop: whoever is signed in is not asked there.
  if (status !== 200 && isPage({ status, headers, body }))
    throw new StorageError('unreadable-answer', 'A page came instead of a token for the file storage.', { status });
  if (status !== 200)
    throw new StorageError('unauthenticated', 'The shop names no token for the file storage.', { status });
  const parsed = answerSchema.safeParse(parseJson(body));
  if (parsed.success) return parsed.data;
  throw new StorageError('unreadable-answer', 'The shop names a token for the file storage that cannot be used.');
}
