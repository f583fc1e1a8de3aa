/** As the storefront's scripts name and keep it (src/platform/session/cookies.ts). */
const name = 'sw-context-token';
const yearInSeconds = 365 * 24 * 60 * 60;

/** What may stand in a header: whatever else came is no token of a shop. */
const token = /^[\w-]{1,100}$/;

interface SessionOfVisit {
  read(): string | undefined;
  write(token: string): void;
  /** Adds to an answer what the browser is to remember, if it has changed. */
  tell(headers: Headers): Headers;
}

/**
 * The session of the Store API that a browser's cookie names. It is the cookie of the storefront's scripts, which have to read
 * it: so a cart is found again when scripts come or go, and there is nothing to hand over.
 * @param isSecure visitors reach the shop under https
 */
export function sessionOf(asked: Headers, isSecure: boolean): SessionOfVisit {
  const sent = readToken(asked.get('cookie') ?? '');
  let current = sent;
  return {
    read: () => current,
    write: (value) => {
      if (token.test(value)) current = value;
    },
    tell(headers) {
      if (current !== undefined && current !== sent)
        headers.append(
          'set-cookie',
          `${name}=${current}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`,
        );
      return headers;
    },
  };
}

function readToken(cookies: string): string | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]?.trim();
  return value !== undefined && token.test(value) ? value : undefined;
}
